import { FORM_PATIENCE } from '../../forms/early.mjs'

/**
 * Keeps, in their order, what only script can answer and comes before it: presses of buttons that send no form and open no popover, forms that
 * are sent to script of ours (`method="post"` and `novalidate`; a form without rules of ours the browser sends at once), the answer about cookies,
 * whose question goes at once, and Escape. The last effect of the layout does them again (`components/layout/enhance/press-again.ts`). Heard
 * before the framework, which stops what is pressed where it still waits for script.
 *
 * A form that is kept is `aria-busy`. Where no script has come in time the browser sends it, as without script.
 */
export const KEEP_PRESSES = `(function(h){function k(e,b){(self.imarEarly=self.imarEarly||[]).push(b);self.imarPress=e}addEventListener('click',function(e){var b=e.target.closest('button[type=button]:not([popovertarget])');if(b&&h.enhanced==null){if(/^(all|necessary)$/.test(b.dataset.consent)){self.imarConsent=b;self.imarPress=e;delete h.ask}else k(e,b)}},true);addEventListener('keydown',function(e){e.key=='Escape'&&h.enhanced==null&&(self.imarEscape=self.imarPress=e)},true);addEventListener('submit',function(e){var f=e.target,b=e.submitter||f;if(f.method!='post'||!f.noValidate||f.dataset.form||h.enhanced!=null)return;e.preventDefault();if(f.matches('[aria-busy]'))return;f.setAttribute('aria-busy','true');k(e,b);self.imarStart&&imarStart();setTimeout(function(){var i=(self.imarEarly||[]).indexOf(b);if(i>=0){imarEarly.splice(i,1);f.removeAttribute('aria-busy');f.submit()}},${FORM_PATIENCE})},true)})(document.documentElement.dataset)`

/**
 * Notes which fields of a form were left, and holds a form that is sent, for which the page's script comes at once (`imarStart`, boot.mjs);
 * `components/shared/form/enhance/early.ts` takes both up.
 */
export const HOLD_FORMS = `addEventListener('focusout',function(e){var t=e.target;t.form&&t.form.dataset.form&&(t.dataset.left='')});addEventListener('submit',function(e){var f=e.target,d=f.dataset,b=f.querySelector('[data-submit]'),l=b&&b.dataset;if(!d.form||d.enhanced!=null||e.defaultPrevented)return;e.preventDefault();self.imarPress=e;self.imarStart&&imarStart();if(d.waits!=null)return;d.waits='';if(b){l.label=b.textContent;b.textContent=l.busy}setTimeout(function(){if(d.waits==null)return;delete d.waits;if(b)b.textContent=l.label;f.submit()},${FORM_PATIENCE})})`
