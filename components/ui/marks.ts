type Flag = ''
/** JSX writes numbers and truths as words; the DOM gives words back. */
type Count = number | `${number}`
type Truth = boolean

/**
 * Every mark (`data-…`) that markup shares with scripts and styles, and what it can hold. It costs no byte: attributes, `dataset` and
 * selectors take their types from here (below), and lint knows no other name (`scripts/lint/marks.mjs`). The script in the page writes
 * some of them too (`lib/framework/page/boot.mjs`).
 */
export interface Marks {
  // The page (`html`) and what is everywhere in it
  /** The question about cookies is open: for the first time, or again. */
  ask: Flag
  /** Links open their dialogs. */
  dialogs: Flag
  /** The script of the layout, or of a form, has come. */
  enhanced: Flag
  /** The title of what was found, which the document has and the kept page has not. */
  'document-title': string
  /** The page is scrolled, the header small. */
  scrolled: Flag
  /** In previews: the origin of the admin, which may show one in a frame. */
  admin: string
  /** The device can share. */
  shares: Flag
  /** A link that leads to its page scrolled to this height, in pixels. */
  arrive: Count
  /** Says that the page comes from the device, and since when it is there; a link whose page is. */
  offline: Flag
  'kept-at': Flag
  /** Says without a line that a form waits on the device. */
  'form-waits': Flag
  'on-device': Flag
  /** What keeps a page for a dead line: its words, those to take it away again, what is said when it is kept and when that failed. */
  keep: string
  'keep-remove': string
  'keep-done': string
  'keep-failed': string
  /** A link to a page in another language. */
  language: string
  /** A dialog, or a link that opens one. */
  dialog: Flag
  /** Closes its dialog. */
  close: Flag
  /** A menu that opens over the page; `hover` under the pointer as well. */
  dropdown: Flag | 'hover'
  /** The page comes without its pictures. */
  lite: Flag
  /** The page takes the system's fonts. */
  plain: Flag
  /** The first screen is not painted yet; what lies far below waits for that. */
  first: Flag
  far: Flag
  /** The words for a picture on a page without pictures, and on a picture the kilobytes of its small copy. */
  picture: string
  kb: Count
  /** Folded at first where this query of media is true, open elsewhere. */
  fold: string
  /** The button back to the top, and how far down it shows, in pixels. */
  'to-top': Count
  /** It shows now. */
  shown: Flag
  /** The answer to a confirmation that a template holds. */
  view: 'waiting' | 'done' | 'used' | 'failure'

  // Shared by areas
  /** Hidden from this moment on, in milliseconds since 1970. */
  until: Count
  /** A figure that counts up to this. */
  count: Count
  /** The text in the place of a picture that does not load. */
  missing: string
  /** Hides with its picture. */
  'hide-broken': Flag
  /** A picture of the style sheet. */
  icon: string
  /** The words for a failure, or that there was one. */
  failed: string
  /** Tries again; with the words for it where they are other ones than before. */
  retry: string
  /** A kind of sharing: at a bar how it words what happened, at a button what it does. */
  share: 'tooltip' | 'notice' | 'copy' | 'app'
  /** The service that a button of a share bar leads to. */
  service: string
  /** What is shared. */
  url: string
  /** What is shared; what a form is called. */
  title: string
  /** What is shared; the words of an alert. */
  text: string
  /** The words when it is on the clipboard. */
  copied: string
  /** The words when it is on the clipboard because it could not be shared. */
  'copied-instead': string
  /** A link to a legal document, and the dialog that shows it. */
  legal: string
  /** Where a legal document is read from. */
  'legal-content': string
  /** Reads a legal document again. */
  'legal-retry': Flag
  /** The part for one state of a read. */
  state: 'loading' | 'failed' | 'loaded'

  // Shared by areas
  /** A sign that looks the other way where text runs the other way. */
  turns: Truth

  // Forms: the form and its end
  /** A form that script sends, by its name. */
  form: string
  /** The name under which what was typed is kept, where it is not that of the form. */
  draft: string
  /** Left before the script of its form came. */
  left: Flag
  /** It was sent before its script came, which then sends it. */
  waits: Flag
  /** The button that sends. */
  submit: Flag
  /** The words of a button while it is busy. */
  busy: string
  /** What shows when the form was sent. */
  sent: Flag
  /** The place of the reference number. */
  reference: Flag
  /** The place of the address that the mail went to. */
  email: Flag

  // Forms: what waits on the device for a line
  /** A form whose sender has to confirm an address; in a notice the line that says so. */
  'to-confirm': Flag
  /** The states in which a part of it shows, with blanks. */
  'of-state': string
  /** The places of what it is, when it was finished, why it was not taken, and what became of an attempt. */
  'item-title': Flag
  /** Where notices of what waits stand, their template, one of them by what it says, its link and the button that puts it away. */
  notices: Flag
  'notice-template': Flag
  notice: string
  'item-link': Flag
  'put-away': Flag

  // Forms: fields
  /** The place of a field's error, by its name; on a page of failure the part of what is known. */
  error: string
  /** The rules of a project's form (JSON). */
  rules: string

  // Confirmation of what was sent
  /** The page of a confirmation. */
  verification: Flag
  /** What a form confirms by. */
  by: 'link' | 'code' | 'mail'
  /** A form that sends itself. */
  automatic: Flag
  /** The place of what is told. */
  told: Flag
  /** The ways beside the link. */
  others: Flag
  /** Where to get help. */
  help: Flag
  /** The place of the reason. */
  reason: Flag
  /** The place of an answer under a form. */
  note: Flag
  /** The template of an answer under a form. */
  box: 'done' | 'problem'
  /** The department of an application: its id at a card, its place in a confirmation. */
  department: string

  // Events
  /** The phase of an event, kept with the clock. */
  phase: 'upcoming' | 'ongoing' | 'past'
  /** The phases in which a part shows, with blanks. */
  in: string
  /** The begin of an event; at a telephone number the first country. */
  start: string
  /** The end of an event. */
  end: string
  /** The time zone of an event. */
  zone: string
  /** When it is by the visitor's clock. */
  'visitor-time': Flag
  /** What a page says of the seats of its event: it is shown anew after an answer. */
  seats: Flag
  /** The rank of sponsors. */
  tier: string
  /** At the help centre that its script has come. */
  live: Flag

  // Help and feedback
  /** A section of the help centre. */
  section: Flag
  /** A link to a section, or its name, by its id. */
  for: string
  /** The section that shows. */
  current: string

  // Other areas
  /** The kind of an announcement. */
  type: string
  /** The tabs of collaboration. */
  tabs: Flag
  /** A button that scrolls the tabs back or on. */
  'tabs-scroll': '-1' | '1'
  /** The project template. */
  template: Flag
  /** A description that is cut where it does not fit. */
  description: Flag
  /** It fits. */
  fits: Flag
  /** The depth of a heading in the table of contents. */
  depth: Count
}

/** A name as `dataset` writes it. */
type Camel<Name extends string> = Name extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name

type MarkAttributes = { [Name in keyof Marks as `data-${Name}`]?: Marks[Name] | undefined }
type MarkDataset = { [Name in keyof Marks as Camel<Name>]?: `${Marks[Name]}` }
type MarkSelector = `[data-${keyof Marks}]`

declare module 'react' {
  interface AriaAttributes extends MarkAttributes {}
}

declare global {
  interface DOMStringMap extends MarkDataset {}

  // What has a mark is an element of HTML: no caller has to say so.
  interface ParentNode {
    querySelector(selector: MarkSelector): HTMLElement | null
    querySelectorAll(selector: MarkSelector): NodeListOf<HTMLElement>
  }
  interface Element {
    closest(selector: MarkSelector): HTMLElement | null
  }
}
