/**
 * Runs in the head before anything is painted: theme and language as chosen, features as the server says.
 * Then it tells when the first picture stands, for what is drawn later, and lets the hints of scripts go that
 * `fetch-after-paint.ts` holds back; where the address names a place, all is drawn at once.
 * It never changes, so that a content security policy can name it by its hash.
 */
export const BEFORE_PAINT = `(function(){var d=document.documentElement;function p(){d.dataset.painted='';document.querySelectorAll('link[rel=later]').forEach(function(l){l.rel='modulepreload'})}try{var t=localStorage.getItem('theme');if(t==='light'||t==='system')d.dataset.theme=t;if(localStorage.getItem('language')==='nb')d.lang='nb'}catch(e){}try{var f=JSON.parse(document.getElementById('kvint-config').textContent).features;d.dataset.features=Object.keys(f).filter(function(k){return f[k]}).join(' ')}catch(e){}if(location.hash)d.dataset.whole='';try{new PerformanceObserver(function(l,o){if(l.getEntriesByName('first-contentful-paint').length){o.disconnect();p()}}).observe({type:'paint',buffered:true})}catch(e){p()}})()`
