import { FORM_PATIENCE } from '../../forms/early.mjs'

/**
 * Keeps, in their order, the presses of buttons that send no form and open no popover, the answer about cookies among them, whose question goes
 * at once, and Escape. The last effect of the layout does them again (`components/layout/enhance/press-again.ts`). Heard before the framework,
 * which stops what is pressed where it still waits for script.
 */
export const KEEP_PRESSES = `(function(h){addEventListener('click',function(e){var b=e.target.closest('button[type=button]:not([popovertarget])');if(b&&h.enhanced==null){if(b.name=='consent')delete h.ask;(self.imarEarly=self.imarEarly||[]).push(b);self.imarPress=e}},true);addEventListener('keydown',function(e){e.key=='Escape'&&h.enhanced==null&&(self.imarEscape=self.imarPress=e)},true)})(document.documentElement.dataset)`

/**
 * Notes which fields of a form were left, and holds a form that is sent, for which the page's script comes at once (`imarStart`, boot.mjs);
 * `components/shared/form/enhance/early.ts` takes both up.
 */
export const HOLD_FORMS = `addEventListener('focusout',function(e){var t=e.target;t.form&&t.form.dataset.form&&(t.dataset.left='')});addEventListener('submit',function(e){var f=e.target,d=f.dataset,b=f.querySelector('[data-submit]'),l=b&&b.dataset;if(!d.form||d.enhanced!=null||e.defaultPrevented)return;e.preventDefault();self.imarPress=e;self.imarStart&&imarStart();if(d.waits!=null)return;f.dataset.waits='';if(b){l.label=b.textContent;b.textContent=l.busy}setTimeout(function(){if(d.waits==null)return;delete d.waits;if(b)b.textContent=l.label;f.submit()},${FORM_PATIENCE})})`
