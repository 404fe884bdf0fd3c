import { DRAFT_PREFIX, FORM_PATIENCE, WAITING_MARK } from '../../forms/early.mjs'

/** Milliseconds after which the scripts are loaded although a picture still hangs. */
const PATIENCE = 8000

/**
 * Keeps the last press of a button that only script can answer, the answer about cookies, whose question goes at once, and Escape;
 * `components/layout/enhance` does them again. What is a component of its own
 * (`data-early="self"`) may come after the layout, and takes it up itself (`components/ui/use-early-press.ts`). Heard before the framework, which
 * stops what is pressed where it still waits for script.
 */
const KEEP_PRESS = `(function(h){addEventListener('click',function(e){var b=e.target.closest('button[data-late],button[data-early]');if(b&&(b.dataset.early=='self'||h.enhanced==null)){if(/^(all|necessary)$/.test(b.dataset.consent)){self.imarConsent=b;delete h.ask}else self.imarEarly=b;self.imarPress=e}},true);addEventListener('keydown',function(e){e.key=='Escape'&&h.enhanced==null&&(self.imarEscape=self.imarPress=e)},true)})(document.documentElement.dataset)`

/** Notes which fields of a form were left, and holds a form that is sent; `components/shared/form/enhance/early.ts` takes both up. */
const HOLD_FORMS = `addEventListener('focusout',function(e){var t=e.target;t.form&&t.form.dataset.form&&(t.dataset.left='')});addEventListener('submit',function(e){var f=e.target,d=f.dataset,b=f.querySelector('[data-submit]'),l=b&&b.dataset;if(!d.form||d.enhanced!=null||e.defaultPrevented)return;e.preventDefault();g();if(d.waits!=null)return;d.waits='';if(b){l.label=b.textContent;b.textContent=l.busy}setTimeout(function(){if(d.waits==null)return;delete d.waits;if(b)b.textContent=l.label;f.submit()},${FORM_PATIENCE})})`

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

/** Listens in the way down, where nobody has stopped an event yet. */
const START = `${IS_WEAK};if(w)['click','keydown','focusin'].forEach(function(t){addEventListener(t,${PRESSED},true)});else{addEventListener('load',${WHEN_IDLE});['pointerdown','keydown','touchstart'].forEach(function(t){addEventListener(t,g,{passive:true})});setTimeout(g,${PATIENCE})}`

/**
 * Stands at the end of every kept page and loads the whole stylesheet, and the data file that starts the framework: when all that can be seen has come and
 * the browser is idle, or at the first touch, and once more at the next one where the line has lost it; on a weak line or device at the first
 * press alone. Until then nothing competes with text and
 * pictures, and every control works without it. A constant, so that one hash allows it; it loads nothing but those. What is done before is
 * kept for the script. (docs/decisions/script-after-the-page.md)
 */
export const BOOT_SCRIPT = `(function(p){var s=p.src,c=p.styles;${FOLD};${KEEP_PRESS};if(/^\\/flight\\/[a-f0-9]{32}\\.js$/.test(s)){var d,l,g=function(){if(!d){if(!l&&/^\\/flight\\/[a-f0-9]{32}\\.css$/.test(c)){l=document.createElement('link');l.rel='stylesheet';l.href=c;document.head.append(l)}d=document.createElement('script');d.src=s;d.onerror=function(){d=0};document.head.append(d)}};${START};${KEEP_PAGES};${HOLD_FORMS}}})(document.currentScript.dataset)`
