import { type ViewHost, connectToHost } from './connect-to-host.ts'

/** A page of one file, for a client that shows views: its style, and its functions as text. */
export function viewPage(name: string, show: (host: ViewHost) => void): string {
  const script = `(${show.toString()})((${connectToHost.toString()})(${JSON.stringify(name)}))`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${name}</title>
<style>${STYLE}</style>
<body><p>Waiting for the answer…</p>
<script type="module">${script.replaceAll('</script', String.raw`<\/script`)}</script>
</body>
</html>`
}

const STYLE = `:root{color-scheme:light dark;font:14px/1.4 system-ui,sans-serif}
body{margin:8px}
.sections{display:flex;gap:2px;min-height:120px;padding:3px;overflow-x:auto}
.sections button{position:relative;flex:1 0 0;min-width:4.5em;padding:4px;border:1px solid;border-radius:3px;background:none;color:inherit;font:inherit;overflow:hidden;cursor:pointer}
.sections button[aria-pressed=true]{outline:3px solid}
.sections span{position:relative}
.sections .fill{position:absolute;inset:auto 0 0;background:currentColor;opacity:.25}
.details{min-height:3em}
.roll{overflow-x:auto}
.roll svg{display:block;min-width:100%}
.roll text{font:10px system-ui,sans-serif;fill:currentColor}
.roll line{stroke:currentColor;opacity:.2}
.roll .bar{opacity:.5}
.roll rect{stroke:currentColor;fill:currentColor;fill-opacity:.45}
.roll .tonic{fill-opacity:.95}
.roll .outside{fill-opacity:0;stroke-width:2;stroke-dasharray:3 2}
.roll rect:focus{outline:3px solid;outline-offset:1px}`
