/** Adds rules to the admin's own. */
export function addStyle(rules: string): void {
  const style = document.createElement('style')
  style.textContent = rules
  document.head.append(style)
}
