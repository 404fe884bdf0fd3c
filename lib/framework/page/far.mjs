/**
 * Lets what lies far below (`data-far`, `components/ui/base.css`) wait until the first screen is painted with its pictures, and then lays it out, a part
 * at a time: on a slow phone that takes longer than all else. At once, where somebody looks for it or acts: scrolls, presses, prints, came by a link into the page
 * or back to it. The other pictures wait for the first ones only. Without script nothing waits. (docs/decisions/far-below.md)
 */
export const FAR_LATER = `(d=>{let h=d.documentElement,a=()=>{delete h.dataset.first},n=()=>{let e=d.querySelector('[data-far]');e?(delete e.dataset.far,l()):a()},l=()=>requestAnimationFrame(()=>setTimeout(n));if(location.hash||performance.getEntriesByType?.('navigation')[0]?.type!='navigate')return;h.dataset.first='';setTimeout(a,3e3);'scroll wheel pointerdown keydown focusin beforeprint'.split(' ').forEach(t=>addEventListener(t,a,{capture:1,once:1,passive:1}));addEventListener('DOMContentLoaded',()=>Promise.all([...d.images].filter(i=>i.loading!='lazy').map(i=>i.decode().catch(()=>0))).then(()=>{'first'in h.dataset&&(h.dataset.first='far');l()}))})(document)`
