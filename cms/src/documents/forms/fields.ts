type Option = { value?: string | null }

/** What is looked at of a form before it is published. */
export type Field = { id?: number; key?: string | null; type?: string | null; label?: string | null; options?: Option[] | null }
export type Section = { fields?: Field[] | null }
