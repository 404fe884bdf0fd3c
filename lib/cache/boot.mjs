/** Milliseconds after which the scripts are loaded although a picture still hangs. */
const PATIENCE = 8000

/**
 * Stands in every kept page and loads the data file that starts the framework: when all that can be seen has come, or
 * at the first touch. Until then nothing competes with text and pictures, and every control works without it. A constant,
 * so that one hash allows it; it loads nothing but data files. It also keeps the last press of a button that only script
 * can answer; `components/layout/enhance` does it again. (docs/decisions/script-after-the-page.md)
 */
export const BOOT_SCRIPT = `(function(s){addEventListener('click',function(e){var b=e.target.closest('button[data-late],button[data-early]');b&&document.documentElement.dataset.enhanced==null&&(self.imarEarly=b)});if(/^\\/flight\\/[a-f0-9]{32}\\.js$/.test(s)){var d,g=function(){if(!d){d=document.createElement('script');d.src=s;document.head.append(d)}};['load','pointerdown','keydown','touchstart'].forEach(function(t){addEventListener(t,g,{passive:true})});setTimeout(g,${PATIENCE})}})(document.currentScript.dataset.src)`
