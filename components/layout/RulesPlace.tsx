/**
 * Room for the rules of what follows: those of what stands before are in the head, so that it is painted first. (lib/framework/page/used-styles.mjs)
 */
export function RulesPlace() {
  return <template data-rules="" />
}
