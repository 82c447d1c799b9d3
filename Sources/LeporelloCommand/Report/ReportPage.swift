// The page itself: markup, style and script in one file, without any address that leads elsewhere.

enum ReportPage {
  static let html = ##"""
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Snapshots</title>
    <style>
    :root{color-scheme:light dark;--line:#8884;--soft:#8882;--accent:#0a66d6;--bad:#c62828;--good:#2e7d32}
    body{font:14px/1.45 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:300px 1fr;height:100vh}
    nav{border-right:1px solid var(--line);overflow:auto;padding:12px}
    main{overflow:auto;padding:20px 24px}
    h1{font-size:15px;margin:0 0 8px}h2{font-size:17px;margin:0 0 2px;overflow-wrap:anywhere}
    nav button{display:block;width:100%;text-align:left;border:0;background:none;color:inherit;padding:6px 8px;
    border-radius:6px;font:inherit;cursor:pointer;overflow-wrap:anywhere}
    nav button[aria-current=true]{background:var(--accent);color:#fff}
    nav small,.where{opacity:.7;font-size:12px}
    .failed::before,.missing::before{content:"●";color:var(--bad);margin-right:6px}
    .recorded::before{content:"●";color:var(--accent);margin-right:6px}
    .passed::before{content:"●";color:var(--good);margin-right:6px}
    pre{background:var(--soft);padding:10px 12px;border-radius:8px;white-space:pre-wrap;overflow-wrap:anywhere}
    .bar{display:flex;gap:6px;flex-wrap:wrap;margin:14px 0;align-items:center}
    .bar button{border:1px solid var(--line);background:none;color:inherit;border-radius:6px;padding:4px 10px;font:inherit}
    .bar button[aria-pressed=true]{background:var(--accent);border-color:var(--accent);color:#fff}
    .stage{position:relative;display:inline-block}
    .stage img,.side img{background:repeating-conic-gradient(#e4e4e4 0 25%,#fff 0 50%) 0/16px 16px}
    .stage img,.side img{display:block;max-width:100%;image-rendering:pixelated}
    .stage img+img{position:absolute;inset:0}
    .side{display:flex;gap:16px;flex-wrap:wrap}figure{margin:0}figcaption{font-size:12px;opacity:.7}
    .tape{display:flex;gap:4px;overflow-x:auto;margin:8px 0}
    .tape button{border:2px solid transparent;background:none;padding:1px;flex:none;cursor:pointer}
    .tape button.now{border-color:var(--accent)}.tape button.odd img{outline:2px solid var(--bad)}
    .tape img{height:64px;display:block}
    input[type=range]{width:min(480px,100%)}
    table{border-collapse:collapse;width:100%}td{vertical-align:top;width:50%;border:1px solid var(--line);padding:0 8px}
    td{padding:8px}td pre{background:none;padding:0;margin:0;border-radius:0}.gone{background:#c6282833}.new{background:#2e7d3233}
    </style></head><body>
    <nav><h1 id="count"></h1><label><input type="checkbox" id="all"> Also what matches</label><div id="list"></div></nav>
    <main id="main"></main>
    <script type="application/json" id="data">/*DATA*/</script>
    <script>
    const data=JSON.parse(document.getElementById('data').textContent)
    const $=id=>document.getElementById(id), make=(tag,props={},...kids)=>{const e=Object.assign(document.createElement(tag),props);e.append(...kids);return e}
    const modes=['slider','onion','blink','side','difference'], words={slider:'Slider',onion:'Onion skin',blink:'Blink',side:'Side by side',difference:'Difference'}
    let at=0, mode='slider', frame=0, share=50, timer=0, chosen=new Set(), shown=[]
    const short=e=>e.reference.split('/').pop()
    function list(){
      shown=data.filter(e=>$('all').checked||e.outcome!='passed')
      const bad=data.filter(e=>e.outcome!='passed').length
      $('count').textContent=`${bad} of ${data.length} need a look`
      $('list').replaceChildren(...shown.map((e,i)=>make('button',{className:e.outcome,onclick:()=>go(i),ariaCurrent:i==at},short(e),make('br'),make('small',{},`${e.module} · ${e.test}`))))
    }
    function go(i){at=Math.max(0,Math.min(shown.length-1,i));frame=0;draw()}
    function pictures(e){return [e.expected[Math.min(frame,e.expected.length-1)],e.actual[Math.min(frame,e.actual.length-1)]]}
    function stage(e){
      const [old,now]=pictures(e), img=(src,style='')=>make('img',{src,style,loading:'lazy'})
      clearInterval(timer)
      if(!old||!now) return make('div',{className:'stage'},img(old||now))
      if(mode=='side') return make('div',{className:'side'},...[['Reference',old],['New',now],['Difference',e.difference]].filter(p=>p[1]).map(([name,src])=>make('figure',{},img(src),make('figcaption',{},name))))
      if(mode=='difference') return make('div',{className:'stage'},...(e.expected.length>1||!e.difference?[img(old),img(now,'mix-blend-mode:difference')]:[img(e.difference)]))
      const top=img(now), box=make('div',{className:'stage'},img(old),top)
      if(mode=='blink'){timer=setInterval(()=>top.hidden=!top.hidden,500);return box}
      const set=()=>{if(mode=='slider')top.style.clipPath=`inset(0 0 0 ${share}%)`;else top.style.opacity=share/100}
      set()
      return make('div',{},box,make('div',{},make('input',{type:'range',id:'share',min:0,max:100,value:share,ariaLabel:words[mode],oninput:v=>{share=v.target.value;set()}})))
    }
    function tape(e){
      if(e.actual.length<2) return ''
      const scrub=make('input',{type:'range',id:'scrubber',min:0,max:e.actual.length-1,value:frame,ariaLabel:'Frame',oninput:v=>{frame=+v.target.value;draw()}})
      const label=make('span',{id:'frame'},` frame ${frame+1} of ${e.actual.length}`+(e.times[frame]!=null?`, ${Math.round(e.times[frame]*1000)} ms`:''))
      return make('div',{},make('div',{className:'tape'},...e.actual.map((src,i)=>make('button',{className:(i==frame?'now ':'')+(e.expected[i]!=src?'odd':''),title:`frame ${i+1}`,onclick:()=>{frame=i;draw()}},make('img',{src,loading:'lazy'})))),scrub,label)
    }
    function texts(e){
      const [a,b]=e.texts.map(t=>t.split('\n')), other=[new Set(b||[]),new Set(a)]
      const column=(lines,set,name)=>make('td',{},...lines.map(l=>make('pre',{className:set.has(l)?'':name},l||' ')))
      return make('table',{},make('tr',{},column(a,other[0],b?'gone':''),...(b?[column(b,other[1],'new')]:[])))
    }
    function draw(){
      list()
      const e=shown[at]; clearInterval(timer)
      if(!e){$('main').replaceChildren(make('p',{},'Everything matches.'));return}
      const parts=[make('h2',{},short(e)),make('div',{className:'where'},`${e.test} at ${e.place}`)]
      if(e.leftOut) parts.push(make('p',{},'Its pictures are left out: the page would be too large.'))
      if(e.actual.length){
        if(e.expected.length) parts.push(make('div',{className:'bar',role:'group'},...modes.map((m,i)=>make('button',{id:m,ariaPressed:m==mode,onclick:()=>{mode=m;draw()}},`${i+1} ${words[m]}`))))
        parts.push(stage(e),tape(e))
      }
      if(e.texts.length) parts.push(texts(e))
      if(e.structure.length) parts.push(make('pre',{id:'structure'},e.structure.join('\n')))
      if(e.message) parts.push(make('pre',{id:'message'},e.message))
      if(e.outcome=='failed'){
        const box=make('input',{type:'checkbox',id:'accept',checked:chosen.has(e.reference),onchange:v=>{v.target.checked?chosen.add(e.reference):chosen.delete(e.reference);draw()}})
        parts.push(make('div',{className:'bar'},make('label',{},box,' Accept (a)')))
      }
      if(chosen.size) parts.push(make('pre',{id:'command'},'swift run leporello review '+[...chosen].map(p=>`--accept '${p}'`).join(' ')))
      parts.push(make('p',{className:'where'},'j and k: next and previous · 1 to 5: how to look · arrows: frames · a: accept'))
      $('main').replaceChildren(...parts)
    }
    $('all').onchange=()=>{at=0;draw()}
    addEventListener('keydown',k=>{
      if(k.target.type=='range'||k.metaKey||k.ctrlKey) return
      const e=shown[at]
      if(k.key=='j') go(at+1)
      else if(k.key=='k') go(at-1)
      else if('12345'.includes(k.key)){mode=modes[k.key-1];draw()}
      else if(k.key=='ArrowRight'&&e){frame=Math.min(frame+1,e.actual.length-1);draw()}
      else if(k.key=='ArrowLeft'){frame=Math.max(0,frame-1);draw()}
      else if(k.key=='a'&&e&&e.outcome=='failed'){chosen.has(e.reference)?chosen.delete(e.reference):chosen.add(e.reference);draw()}
    })
    draw()
    </script></body></html>
    """##
}
