import { FORM_PATIENCE } from '../../forms/patience.mjs'

/** Milliseconds after which the scripts are loaded although a picture still hangs. */
const PATIENCE = 8000

/**
 * Keeps the last press of a button that only script can answer, the answer about cookies, whose question goes at once, and Escape;
 * `components/layout/enhance` does them again. What is a component of its own
 * (`data-early="self"`) may come after the layout, and takes it up itself (`components/ui/use-early-press.ts`).
 */
const KEEP_PRESS = `(function(h){addEventListener('click',function(e){var b=e.target.closest('button[data-late],button[data-early]');if(b&&(b.dataset.early=='self'||h.enhanced==null)){if(/^(all|necessary)$/.test(b.dataset.consent)){self.imarConsent=b;delete h.ask}else self.imarEarly=b}});addEventListener('keydown',function(e){e.key=='Escape'&&h.enhanced==null&&(self.imarEscape=e)})})(document.documentElement.dataset)`

/** Notes which fields of a form were left, and holds a form that is sent; `components/shared/form/enhance/early.ts` takes both up. */
const HOLD_FORMS = `addEventListener('focusout',function(e){var t=e.target;t.form&&t.form.dataset.form&&(t.dataset.left='')});addEventListener('submit',function(e){var f=e.target,d=f.dataset,b=f.querySelector('[data-submit]'),l=b&&b.dataset;if(!d.form||d.enhanced!=null||e.defaultPrevented)return;e.preventDefault();g();if(d.waits!=null)return;d.waits='';if(b){l.label=b.textContent;b.textContent=l.busy}setTimeout(function(){if(d.waits==null)return;delete d.waits;if(b)b.textContent=l.label;f.submit()},${FORM_PATIENCE})})`

/**
 * Stands in every kept page and loads the whole stylesheet, and the data file that starts the framework: when all that can be seen has come, or
 * at the first touch. Until then nothing competes with text and pictures, and every control works without it. A constant,
 * so that one hash allows it; it loads nothing but those. What is done before is kept for the script.
 * (docs/decisions/script-after-the-page.md)
 */
export const BOOT_SCRIPT = `(function(p){var s=p.src,c=p.styles;${KEEP_PRESS};if(/^\\/flight\\/[a-f0-9]{32}\\.js$/.test(s)){var d,l,g=function(){if(!d){if(/^\\/flight\\/[a-f0-9]{32}\\.css$/.test(c)){l=document.createElement('link');l.rel='stylesheet';l.href=c;document.head.append(l)}d=document.createElement('script');d.src=s;document.head.append(d)}};['load','pointerdown','keydown','touchstart'].forEach(function(t){addEventListener(t,g,{passive:true})});setTimeout(g,${PATIENCE});${HOLD_FORMS}}})(document.currentScript.dataset)`
