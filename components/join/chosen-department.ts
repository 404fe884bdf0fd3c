type Choose = (department: string) => void

let listener: Choose | undefined

/** Hears of the department whose card was followed to the form. Returns what ends it. */
export function onDepartment(choose: Choose): () => void {
  listener = choose
  return () => {
    if (listener === choose) listener = undefined
  }
}

/** Chooses a department in the form to which its card leads. */
export const chooseDepartment = (department: string) => listener?.(department)
