import { DRAFT_PREFIX, WAITING_MARK } from '../../forms/early.mjs'

/** Milliseconds after which the scripts are loaded although a picture still hangs. */
const PATIENCE = 8000

/**
 * A line, a device or a page without pictures (`lite-pages`) on which script is a burden: it comes when somebody presses something, and not by
 * itself. Unless there is a form, and something that was typed before is to be put into it, or one waits to be sent.
 */
const IS_WEAK = `var n=navigator.connection||{},w=n.saveData||document.documentElement.dataset.lite!=null||/2g|3g/.test(n.effectiveType)||2>navigator.deviceMemory;try{var f=document.querySelector('form[data-form]');if(Object.keys(localStorage).some(function(k){return k=='${WAITING_MARK}'||f&&!k.indexOf('${DRAFT_PREFIX}')}))w=0}catch(e){}`

/** A press that leads to another page needs no script of this one. */
const PRESSED = `function(e){e.type=='click'&&e.target.closest('a:not([href^="#"])')||g()}`

const WHEN_IDLE = `function(){(self.requestIdleCallback||setTimeout)(g,{timeout:2000})}`

/** Keeps what is read for a dead line (lib/offline). */
const KEEP_PAGES = `navigator.serviceWorker&&addEventListener('load',function(){navigator.serviceWorker.register('/worker.js').catch(function(){})})`

/**
 * Folds what starts folded on a screen like this one before it is painted; `components/layout/enhance` unfolds it where the screen grows. Folded
 * by a script that comes later, it would move the page under who has read so far.
 */
const FOLD = `try{document.querySelectorAll('details[data-fold]').forEach(function(d){d.open=!matchMedia(d.dataset.fold).matches})}catch(e){}`

/** Listens in the way down, where nobody has stopped an event yet. What the script in the head has kept (early.mjs) waits for nothing else. */
const START = `${IS_WEAK};self.imarStart=g;self.imarPress&&g();if(w)['click','keydown','focusin'].forEach(function(t){addEventListener(t,${PRESSED},true)});else{addEventListener('load',${WHEN_IDLE});['pointerdown','keydown','touchstart'].forEach(function(t){addEventListener(t,g,{passive:true})});setTimeout(g,${PATIENCE})}`

/**
 * Stands at the end of every kept page and loads the whole stylesheet, and the data file that starts the framework: when all that can be seen has come and
 * the browser is idle, or at the first touch, and once more at the next one where the line has lost it; on a weak line or device at the first
 * press alone. Until then nothing competes with text and
 * pictures, and every control works without it. The whole stylesheet follows the page's own rules, as it does in order. A constant, so that one hash allows it; it loads nothing but those. (docs/decisions/script-after-the-page.md)
 */
export const BOOT_SCRIPT = `(function(p){var s=p.src,c=p.styles;${FOLD};if(/^\\/flight\\/[a-f0-9]{32}\\.js$/.test(s)){var d,l,g=function(){if(!d){if(!l&&/^\\/flight\\/[a-f0-9]{32}\\.css$/.test(c)){l=document.createElement('link');l.rel='stylesheet';l.href=c;document.querySelector('style[data-href]').after(l)}d=document.createElement('script');d.src=s;d.onerror=function(){d=0};document.head.append(d)}};${START};${KEEP_PAGES}}})(document.currentScript.dataset)`
