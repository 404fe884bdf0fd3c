/** The link of a department's card chooses it in the form that the link leads to. Returns what ends it. */
export function watchCards(): () => void {
  const choose = ({ target }: Event) => {
    const id = target instanceof Element && target.closest('[data-department]')?.dataset.department
    const field = id && document.querySelector<HTMLSelectElement>('#department-department')
    if (!field) return
    field.value = id
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  document.addEventListener('click', choose)
  return () => document.removeEventListener('click', choose)
}
