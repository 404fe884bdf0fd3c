import { createFormControl, get, set } from 'react-hook-form'
import { type ErrorCode, isErrorCode } from '@/lib/forms/error-codes'
import type { Errors, Values } from '@/lib/forms/form'
import { afterPress } from './after-press'
import { wasLeft } from './early'
import { focusField, showErrors } from './show'
import type { Texts } from './texts'
import { fillIn, inputsOf, typedIn, valuesOf } from './values'

type Options = {
  texts: Texts
  /** What is wrong. */
  check: (values: Values) => Promise<Errors>
  /** Whenever something else is wrong than before. */
  changed: (errors: Errors) => void
}

/** Holds the rules of a form while it is filled in, and says beside each field what is wrong with it. */
export class FormRules {
  private readonly control
  /** The fields in the order of the page. */
  private readonly names: string[]
  /** What is wrong now. */
  private found: Errors = {}

  constructor(
    private readonly form: HTMLFormElement,
    { texts, check, changed }: Options,
  ) {
    this.names = [...form.querySelectorAll('[data-error]')].map(({ dataset }) => dataset.error ?? '')
    this.control = createFormControl<Record<string, unknown>>({
      mode: 'onTouched',
      // It knows nothing of groups such as an address.
      shouldFocusError: false,
      resolver: async () => {
        const errors = {}
        for (const [name, message] of Object.entries(await check(valuesOf(form)))) set(errors, name, { type: 'rule', message })
        return { values: {}, errors }
      },
    })
    this.control.subscribe({
      formState: { errors: true },
      callback: ({ errors = {} }) => {
        const found = this.read(errors)
        showErrors(form, found, texts)
        this.found = found
        changed(found)
      },
    })
    this.register()
  }

  /** Shows codes beside fields, as if the rules had found them. */
  set(errors: Errors): void {
    for (const [field, code] of Object.entries(errors)) this.control.setError(field, { type: 'server', message: code })
  }

  clear(fields?: string | string[]): void {
    this.control.clearErrors(fields)
  }

  /** Takes away what is said of a group as a whole; its parts keep theirs. */
  clearWhole(group: string): void {
    const ofParts = Object.entries(this.found).filter(([name]) => name.startsWith(`${group}.`))
    this.control.clearErrors(group)
    this.set(Object.fromEntries(ofParts))
  }

  /** Adds a field that people do not type into, such as one of files. */
  add(name: string, input: HTMLElement): void {
    this.control.register(name).ref(input)
  }

  /** Takes the focus to the first of what is wrong. */
  focus(errors: Errors): void {
    focusField(
      this.form,
      this.names.filter((name) => name in errors),
    )
  }

  /** Whether these fields are as they should be; shows what is not, and takes the focus there. */
  check(fields: readonly string[]): Promise<boolean> {
    return this.control.trigger([...fields], { shouldFocus: true })
  }

  /** Looks at a field on which another one bears; the focus stays where it is. */
  recheck(field: string): void {
    void this.control.trigger(field)
  }

  /** Runs when nothing is wrong, or tells what is. */
  whenRight(run: () => Promise<void>, tell: (errors: Errors) => void): Promise<void> {
    return this.control.handleSubmit(run, (errors) => tell(this.read(errors)))()
  }

  private read(errors: object): Errors {
    const codes = this.names.map((name): [string, unknown] => [name, get(errors, `${name}.message`)])
    return Object.fromEntries(codes.filter((entry): entry is [string, ErrorCode] => typeof entry[1] === 'string' && isErrorCode(entry[1])))
  }

  private register(): void {
    const { form, control } = this
    const whenReleased = afterPress()
    const typed = typedIn(form)
    const left: (() => void)[] = []
    for (const input of inputsOf(form)) {
      const { ref, onChange, onBlur } = control.register(input.name)
      ref(input)
      for (const type of ['input', 'change']) input.addEventListener(type, (event) => void onChange(event))
      // While it is being sent its fields are held, and look empty.
      input.addEventListener('blur', (event) => whenReleased(() => form.hasAttribute('aria-busy') || void onBlur(event)))
      if (wasLeft(input)) left.push(() => void onBlur({ target: input, type: 'blur' }))
    }
    // The library unticks what was ticked before it knew all of a group.
    fillIn(form, typed)
    for (const leave of left) leave()
    form.addEventListener('emptied', () => control.reset(undefined, { keepValues: true, keepFieldsRef: true }))
  }
}
