import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { ApplicationForm, type ApplicationProps } from '@/components/projects/application/ApplicationForm'
import type { FieldView } from '@/components/projects/application/field-views'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { dialogWords } from '@/components/shared/form/client/dialog-words'
import { fileWords } from '@/components/shared/form/client/file-words'
import { formWords } from '@/components/shared/form/client/form-words'
import en from '@/messages/en.json'
import { RULE_CODES } from '@/rules/codes'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { fakeDialogs } from '../support/dialogs'
import { freshPage } from '../support/enhanced-form'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const SEND = '/en/send/volunteer'
const { errors, problems, files: words, date, list, address, common, sent, dialogs } = en.forms

const FIRST = { documentId: 'timeline00001', fromDate: '2026-12-03', toDate: '2026-12-17' }
const SECOND = { documentId: 'timeline00002', fromDate: '2027-12-24', toDate: '2028-01-14' }

const email: FieldView = { kind: 'email', name: 'email', label: 'Email', required: true, autoComplete: 'email' }
const period: FieldView = {
  kind: 'select',
  name: 'projectTimeline',
  label: 'Period',
  required: true,
  start: FIRST.documentId,
  options: [FIRST, SECOND].map(({ documentId }) => ({ value: documentId, label: documentId })),
}
const day = (name: string, label: string): FieldView => ({ kind: 'date', name, label, required: false, hint: 'When you can.' })
const home: FieldView = { kind: 'address', name: 'home', label: 'Address', required: false, countries: '', states: [] }
const provinces: FieldView = { kind: 'list', name: 'provinces', label: 'Provinces', required: false, start: 'Homs, حماة', suggestions: [] }
const cv: FieldView = {
  kind: 'file',
  name: 'cv',
  label: 'CV',
  required: true,
  kinds: ['.pdf'],
  limits: 'PDF.',
  total: '',
  unsent: errors.medical_license_unsent,
}

const RULE_OF = { email: 'email', select: 'select', date: 'date', address: 'address', list: 'text', file: 'file' } as const

const ruleOf = ({ name, kind, required }: FieldView): FieldRule => ({
  key: name,
  type: RULE_OF[kind as keyof typeof RULE_OF],
  required,
  options: kind === 'select' ? [FIRST.documentId, SECOND.documentId] : [],
})

async function propsFor(fields: FieldView[], given: Partial<ApplicationProps> = {}): Promise<ApplicationProps> {
  const common = { locale: 'en' as const }
  const codes = [...RULE_CODES, 'already_submitted', 'already_registered', 'already_submitted_campaign'] as const
  return {
    ...common,
    level: 4,
    projectId: 'project000001',
    formId: '',
    title: 'Form',
    sections: [{ fields }],
    rules: fields.map(ruleOf),
    email: 'email',
    periods: [FIRST, SECOND],
    countries: { 276: 'DE' },
    words: await formWords('volunteer', { ...common, words: { email: { required: 'email_required' } }, codes, fields: 12 }),
    submit: 'Submit application',
    kinds: { date: { ...date, icon: null }, list, file: await fileWords('en'), address },
    consent: await consentWords('en'),
    dialogs: await dialogWords('en'),
    thanks: { title: sent.titles.volunteer, text: 'It has arrived.', after: [] },
    ...given,
  }
}

/** The network alone is replaced; a test answers for it. */
class Upload {
  static all: Upload[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  responseText = ''
  body?: FormData
  readonly abort = jest.fn()
  open = jest.fn()
  private readonly ends = new Map<string, () => void>()
  addEventListener(type: string, run: () => void) {
    this.ends.set(type, run)
  }
  send(body: FormData) {
    this.body = body
    Upload.all.push(this)
  }
  async answer(answer: object) {
    this.responseText = JSON.stringify(answer)
    await act(async () => this.onload?.())
  }
  async lose() {
    await act(async () => this.ends.get('error')?.())
  }
}

let network: ReturnType<typeof freshPage>

fakeDialogs()
beforeEach(() => {
  network = freshPage()
  Upload.all = []
  global.XMLHttpRequest = Upload as never
  Object.defineProperty(HTMLInputElement.prototype, 'showPicker', { value: jest.fn(), configurable: true })
})

async function show(fields: FieldView[], given?: Partial<ApplicationProps>) {
  const { container, unmount } = render(<ApplicationForm {...(await propsFor(fields, given))} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  return { container, unmount }
}

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input:not([type=date], [type=file], [type=checkbox]), select' })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const leave = (label: string) => act(async () => fireEvent.blur(field(label)))
const fill = async (label: string, text: string) => {
  type(label, text)
  await leave(label)
}
const consent = () => fireEvent.click(screen.getByRole('checkbox', { name: /I have read/ }))
const button = () => screen.getByRole('button', { name: /^(Submit application|Submitting\.\.\.|Uploading files…)$/ })
const press = () => fireEvent.click(button())
const sentBodies = () => network.sentTo(SEND).filter((body) => body instanceof FormData)
const request = async (index = 0) => {
  await waitFor(() => expect(Upload.all.length).toBeGreaterThan(index))
  const found = Upload.all[index]
  if (!found) throw new Error('Nothing was sent.')
  return found
}

describe('files', () => {
  const choose = (container: HTMLElement, ...files: File[]) => {
    const chooser = container.querySelector<HTMLInputElement>('input[type=file]')
    if (!chooser) throw new Error('There is no field for files.')
    fireEvent.change(chooser, { target: { files } })
  }
  const pdf = (name = 'cv.pdf', size = 1000) => Object.defineProperty(new File(['x'], name), 'size', { value: size })
  const more = () => screen.getByRole('button', { name: 'Add more files CV' })

  test('each is sent alone as soon as it is chosen, says how far it is, and the browser no more that none is chosen', async () => {
    const { container } = await show([email, cv])
    const input = container.querySelector<HTMLInputElement>('input[type=file]')
    input?.focus()
    choose(container, pdf('cv.pdf', 2_500_000))
    const upload = await request()
    expect([upload.body?.get('form'), (upload.body?.get('file') as File).name]).toEqual(['volunteer', 'cv.pdf'])
    const row = screen.getByRole('listitem')
    expect(row).toHaveTextContent('2.4 MB')
    expect(input).not.toBeVisible()
    expect(more()).toHaveFocus()
    act(() => upload.upload.onprogress?.({ loaded: 43, total: 100 }))
    expect(row).toHaveTextContent('Uploading… 43%')
    await upload.answer({ state: 'stored', id: 'abcdefghijkl', name: 'cv.pdf' })
    expect(row).toHaveTextContent(words.stored)
    expect(screen.getByText(`cv.pdf: ${words.stored}`)).toBeInTheDocument()
    fireEvent.click(within(row).getByRole('button', { name: 'Remove: cv.pdf' }))
    expect(input).toBeVisible()
    expect(input).toHaveFocus()
  })

  test.each([
    ['script.exe', 10, errors.file_type],
    ['large.pdf', 20 * 1024 * 1024 + 1, errors.file_too_large],
    ['empty.pdf', 0, errors.file_empty],
  ])('%s of %d bytes is named and not sent', async (name, size, text) => {
    const { container } = await show([email, cv])
    choose(container, pdf(name, size))
    expect(screen.getByRole('listitem')).toHaveTextContent(text)
    expect(Upload.all).toEqual([])
  })

  test('the sixth is one too many', async () => {
    const { container } = await show([email, cv])
    choose(container, ...Array.from({ length: 6 }, (_, index) => pdf(`${index}.pdf`)))
    await request(4)
    expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent(errors.too_many_files)
  })

  test('what is wrong is said at once, also while a file is still being sent', async () => {
    const { container } = await show([email, cv])
    choose(container, pdf())
    await request()
    press()
    await waitFor(() => expect(field('Email')).toHaveFocus())
    expect(field('Email')).toHaveAccessibleDescription(errors.email_required)
    expect(
      within(screen.getByRole('alert'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([errors.email_required, errors.consent_required])
  })

  test('a form that is right is not sent before its files are, and then carries their ids', async () => {
    network.set(SEND, { state: 'sent', reference: 'V-7K3F-92QD' })
    const { container } = await show([email, cv])
    await fill('Email', 'rima@example.org')
    consent()
    choose(container, pdf())
    const upload = await request()
    press()
    await waitFor(() => expect(button()).toHaveTextContent(words.waiting))
    expect(sentBodies()).toEqual([])
    await upload.answer({ state: 'stored', id: 'abcdefghijkl', name: 'cv.pdf' })
    await screen.findByRole('dialog', { name: sent.titles.volunteer })
    const [body] = sentBodies()
    expect([body?.getAll('cv'), body?.getAll('cv.filename')]).toEqual([['abcdefghijkl'], ['abcdefghijkl cv.pdf']])
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  test('one that could not be sent keeps the form back, says so at the field, and can be tried again', async () => {
    network.set(SEND, { state: 'sent', reference: 'V-7K3F-92QD' })
    const { container } = await show([email, cv])
    await fill('Email', 'rima@example.org')
    consent()
    choose(container, pdf())
    const upload = await request()
    press()
    await waitFor(() => expect(button()).toHaveTextContent(words.waiting))
    await upload.lose()
    await waitFor(() => expect(more()).toHaveAccessibleDescription(new RegExp(errors.medical_license_unsent)))
    await waitFor(() => expect(more()).toHaveFocus())
    expect(sentBodies()).toEqual([])
    // There was no line: the form may wait with its file.
    fireEvent.click(screen.getByRole('button', { name: 'Try again: cv.pdf' }))
    await (await request(1)).answer({ state: 'stored', id: 'abcdefghijkl', name: 'cv.pdf' })
    press()
    await screen.findByRole('dialog', { name: sent.titles.volunteer })
  })

  test('one that is refused while the form waits for it keeps the form back once', async () => {
    const { container } = await show([email, { ...cv, required: false }])
    await fill('Email', 'rima@example.org')
    consent()
    choose(container, pdf())
    const upload = await request()
    press()
    await waitFor(() => expect(button()).toHaveTextContent(words.waiting))
    await upload.answer({ state: 'refused', code: 'file_unsafe' })
    await waitFor(() => expect(screen.getByRole('listitem')).toHaveTextContent(errors.file_unsafe))
    await waitFor(() => expect(more()).toHaveFocus())
    expect(sentBodies()).toEqual([])
    press()
    await waitFor(() => expect(sentBodies()).toHaveLength(1))
  })

  test('a draft keeps those that the server has, and says of others that they are lost', async () => {
    const { container, unmount } = await show([email, cv])
    choose(container, pdf(), pdf('two.pdf'))
    await (await request()).answer({ state: 'stored', id: 'abcdefghijkl', name: 'cv.pdf' })
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('abcdefghijkl'))
    unmount()
    await show([email, cv])
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([expect.stringContaining(words.stored), expect.stringContaining(words.lost)])
  })
})

describe('days', () => {
  test('the calendar names its field, opens at the day that was typed, and writes a day as it is typed', async () => {
    const { container } = await show([email, day('availableFrom', 'From')])
    await fill('From', '٢٤/٣/٢٠٢٧')
    const open = screen.getByRole('button', { name: `${date.pick} From` })
    expect(open).toHaveAccessibleDescription(/^When you can\./)
    fireEvent.click(open)
    const picker = container.querySelector('input[type=date]')
    expect(picker).toHaveValue('2027-03-24')
    if (picker) fireEvent.change(picker, { target: { value: '2026-12-05' } })
    expect(field('From')).toHaveValue('05/12/2026')
    expect(open).toHaveFocus()
  })

  test('another period, and another day, look at the days again that are filled in', async () => {
    await show([email, period, day('availableFrom', 'From'), day('availableUntil', 'Until')])
    await fill('From', '24.12.2027')
    await waitFor(() => expect(field('From')).toHaveAccessibleDescription(new RegExp(errors.date_outside_period)))
    fireEvent.change(field('Period'), { target: { value: SECOND.documentId } })
    await waitFor(() => expect(field('From')).toHaveAttribute('aria-invalid', 'false'))
    await fill('Until', '24.12.2027')
    await waitFor(() => expect(field('From')).toHaveAccessibleDescription(new RegExp(errors.available_period)))
    await fill('Until', '30.12.2027')
    await waitFor(() => expect(field('From')).toHaveAttribute('aria-invalid', 'false'))
  })
})

describe('a list', () => {
  const typing = () => screen.getByRole('combobox', { name: 'Provinces' })
  const entries = () =>
    within(screen.getByRole('list', { name: list.chosen }))
      .queryAllByRole('listitem')
      .map((item) => item.firstChild?.textContent)
  const line = (container: HTMLElement) => container.querySelector('input[name=provinces]')
  const write = (text: string) => fireEvent.input(typing(), { target: { value: text } })

  test('what stands there becomes entries; Enter and commas of either kind add, each is there once', async () => {
    const { container } = await show([email, provinces])
    expect(entries()).toEqual(['Homs', 'حماة'])
    expect(typing()).toHaveAccessibleDescription(new RegExp(`^${list.hint}\\s*$`))
    write(' Idlib ')
    fireEvent.keyDown(typing(), { key: 'Enter' })
    expect(entries()).toEqual(['Homs', 'حماة', 'Idlib'])
    expect(screen.getByText('Added: Idlib')).toBeInTheDocument()
    write('Raqqa، HOMS،')
    expect(line(container)).toHaveValue('Homs, حماة, Idlib, Raqqa')
    // On an empty line Enter sends the form.
    expect(fireEvent.keyDown(typing(), { key: 'Enter' })).toBe(true)
  })

  test('what is being typed is kept too, and becomes an entry when the field is left', async () => {
    const { container } = await show([email, provinces])
    write('Tartus')
    expect(line(container)).toHaveValue('Homs, حماة, Tartus')
    expect(entries()).toHaveLength(2)
    await act(async () => fireEvent.blur(typing()))
    expect(entries()).toHaveLength(3)
  })

  test('an entry that is removed gives the focus to the next one, the last one to the field', async () => {
    await show([email, provinces])
    fireEvent.click(screen.getByRole('button', { name: 'Remove Homs' }))
    expect(screen.getByRole('button', { name: 'Remove حماة' })).toHaveFocus()
    expect(screen.getByText('Removed: Homs')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Remove حماة' }))
    expect(typing()).toHaveFocus()
    expect(entries()).toEqual([])
  })
})

describe('an address', () => {
  const states = () => screen.queryByLabelText(address.state)
  const choose = (id: string) => act(async () => fireEvent.change(field(address.country), { target: { value: id } }))
  /** In the browser the list of countries stands in the document. */
  const withCountries = () => {
    for (const [value, text] of Object.entries({ '': '-', 276: 'Germany', 336: 'Vatican' })) field(address.country).append(new Option(text, value))
  }
  const answer = (id: string, names: Record<string, string>) =>
    network.set(`/api/states/en/${id}`, { states: Object.entries(names).map(([documentId, name]) => ({ documentId, name })) })

  test('the states follow the country; another one clears the state', async () => {
    answer('276', { berlin: 'Berlin', hesse: 'Hesse' })
    answer('336', {})
    await show([email, home])
    withCountries()
    expect(states()).toBeNull()
    await choose('276')
    await waitFor(() => expect(states()).toBeVisible())
    fireEvent.change(field(address.state), { target: { value: 'hesse' } })
    await choose('336')
    await waitFor(() => expect(states()).toBeNull())
    await choose('276')
    await waitFor(() => expect(states()).toHaveValue(''))
  })

  test('another country looks at the postal code again', async () => {
    answer('276', {})
    await show([email, home])
    withCountries()
    await choose('276')
    await fill(address.postalCode, '101')
    await waitFor(() => expect(field(address.postalCode)).toHaveAccessibleDescription(errors.invalid_postal_code))
    await choose('336')
    await waitFor(() => expect(field(address.postalCode)).toHaveAccessibleDescription(''))
  })

  test('what is said of the whole goes with the first part that is filled in, the parts keep theirs', async () => {
    await show([email, { ...home, required: true }])
    press()
    const group = screen.getByRole('group', { name: /^Address/ })
    await waitFor(() => expect(group).toHaveAccessibleDescription(errors.address_required))
    type(address.city, 'Homs')
    await waitFor(() => expect(group).not.toHaveAccessibleDescription())
    expect(field(address.street)).toHaveAccessibleDescription(errors.street_required)
  })
})

test('who has applied before may choose another period', async () => {
  network.set(SEND, {
    state: 'returned',
    errors: {},
    problem: 'duplicate_timeline',
    text: problems.duplicate_timeline,
    texts: { email: errors.already_registered },
  })
  await show([email, period])
  await fill('Email', 'rima@example.org')
  consent()
  press()
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(errors.already_registered))
  expect(screen.getByRole('alert')).toHaveTextContent(problems.duplicate_timeline)
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  press()
  await waitFor(() => expect(field('Email')).toHaveFocus())
  expect(sentBodies()).toHaveLength(1)
  network.set(SEND, { state: 'sent', reference: 'V-7K3F-92QD' })
  fireEvent.change(field('Period'), { target: { value: SECOND.documentId } })
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(''))
  expect(screen.queryByRole('alert')).toBeNull()
  press()
  await screen.findByRole('dialog', { name: sent.titles.volunteer })
  // What the form begins with stands there again.
  expect(field('Period')).toHaveValue(FIRST.documentId)
  expect(field('Email')).toHaveValue('')
})

test('a failure is told in a dialog, and the same is sent again', async () => {
  await show([email])
  await fill('Email', 'rima@example.org')
  consent()
  press()
  const failed = await screen.findByRole('dialog', { name: dialogs.failedTitle })
  expect(failed).toHaveTextContent(common.offline)
  network.set(SEND, { state: 'sent', reference: 'V-7K3F-92QD' })
  fireEvent.click(within(failed).getByRole('button', { name: dialogs.retry }))
  expect(await screen.findByRole('dialog', { name: sent.titles.volunteer })).toHaveTextContent('It has arrived.')
})
