import type { Texts } from '../enhance/texts'
import { focusFirst } from '../enhance/show'
import { changedIn } from '../enhance/values'
import type { FormFiles } from '../fields/file/enhance'
import { type Action, Box } from './box'
import { changed, onChange } from './changes'
import type { Item, TakenBack } from './item'
import { itemOf } from './item-of-form'
import { focusNotice } from './notices'
import { beginReturn } from './return'
import { sendWaiting } from './send-waiting'
import { canKeep, keep, list, remove } from './store'
import { takeBack } from './take-back'

export type Hooks = {
  form: HTMLFormElement
  texts: Texts
  files: FormFiles | null
  /** What waits now is no draft any more: empties the form. */
  leave: () => void
  /** Puts back what was typed, and says what was wrong with it. */
  restore: (taken: TakenBack) => void
}

/** What waits to be sent in the place of its form. */
export class FormSide {
  private readonly boxes = new Map<string, Box>()
  /** Somebody else on this device fills in one too, here. */
  private isAnotherWanted = false
  private isCovered = false

  constructor(private readonly hooks: Hooks) {
    onChange(() => void this.show().catch(() => undefined))
  }

  readonly canKeep = canKeep()

  /** Keeps the form as it stands and empties it; false where the device has no room. */
  async keep(): Promise<boolean> {
    const { form, files, leave } = this.hooks
    const { item, contents } = itemOf(form, files)
    try {
      await keep(item, contents)
    } catch {
      return false
    }
    leave()
    this.isAnotherWanted = false
    await this.show()
    this.boxes.get(item.id)?.element.focus()
    beginReturn()
    changed()
    return true
  }

  /** Shows what waits, in the place of the form; the form itself where nothing does. */
  async show(): Promise<void> {
    const { form } = this.hooks
    const items = (await list()).filter(({ draft, state }) => draft === (form.dataset.draft ?? form.id) && state !== 'sent')
    for (const [id, { element }] of this.boxes) {
      if (items.some((item) => item.id === id)) continue
      element.remove()
      this.boxes.delete(id)
    }
    // What is being filled in here is not taken away because another tab keeps something, or had kept it before.
    if (this.boxes.size === 0 && changedIn(form).size > 0) this.isAnotherWanted = true
    for (const item of items) this.put(item)
    const isCovered = items.length > 0 && !this.isAnotherWanted
    if (isCovered !== this.isCovered) form.hidden = this.isCovered = isCovered
    for (const { element } of this.boxes.values()) element.toggleAttribute('data-beside', !form.hidden)
  }

  private put(item: Item): void {
    const { form } = this.hooks
    const before = this.boxes.get(item.id)
    const box = before?.item.state === item.state ? before : this.make(item)
    if (!box) return
    if (box !== before) {
      if (before) before.element.replaceWith(box.element)
      else form.before(box.element)
      this.boxes.set(item.id, box)
      form.closest('details')?.setAttribute('open', '')
    }
    box.reason = this.wordsFor(item)
  }

  private make(item: Item): Box | null {
    const template = this.hooks.form.parentElement?.querySelector('[data-waiting-template]')
    return template instanceof HTMLTemplateElement ? new Box(template, item, (action, box) => void this.run(action, box)) : null
  }

  private wordsFor({ form, reason, errors }: Item): string {
    const { texts } = this.hooks
    // The words for the whole form are those of a project.
    if (reason === 'duplicate' && form !== 'volunteer') return texts.errors.already_submitted ?? reason
    const codes = [...new Set(Object.values(errors))].map((code) => texts.errors[code] ?? texts.problems[code] ?? code)
    return [reason && (texts.problems[reason] ?? texts.errors[reason] ?? reason), ...codes].filter(Boolean).join(' ')
  }

  private async run(action: Action, box: Box): Promise<void> {
    if (box.isBusy) return
    box.showBusy(action, true)
    try {
      await this.act(action, box)
    } catch {
      // Storage that fails: everything stays as it is.
    } finally {
      box.showBusy(action, false)
    }
  }

  private act(action: Action, box: Box): Promise<void> {
    if (action === 'send') return this.send(box)
    if (action === 'back') return this.back(box.item.id)
    if (action === 'dismiss') return this.dismiss(box.item.id)
    this.isAnotherWanted = true
    return this.show().then(() => focusFirst(this.hooks.form))
  }

  private async send(box: Box): Promise<void> {
    box.say('')
    const outcome = await sendWaiting(box.item.id)
    if (outcome?.state === 'lost') box.say('lost')
    await this.show()
    if (outcome?.state === 'sent') focusNotice(box.item.id)
    if (outcome?.state === 'refused') this.boxes.get(box.item.id)?.element.focus()
  }

  private async back(id: string): Promise<void> {
    const taken = await takeBack(id)
    changed()
    if (taken) this.isAnotherWanted = true
    await this.show()
    if (taken) this.hooks.restore(taken)
  }

  private async dismiss(id: string): Promise<void> {
    await remove(id)
    changed()
    await this.show()
    if (!this.hooks.form.hidden) focusFirst(this.hooks.form)
  }
}
