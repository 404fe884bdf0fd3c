import { savedOf } from './links'

/** A page of the site in a frame. */
export type Frame = {
  id: number
  src: string
  /** Who alone is listened to. */
  origin: string
  /** When what it shows was saved, as the link says. */
  saved: string | null
  /** When its link was made: so long ago its session began. */
  at: number
  /** Where the link of the document led. */
  home: string | null
  /** Where the editor has gone from there, and how far down. */
  page: string | null
  top: number
}

/** Why there is nothing new to be seen: the document has no page, or no answer came. */
export type Trouble = 'none' | 'away'

/** What is looked at stays until what comes after it is there, so that no empty page flashes up. */
export type Frames = { last: number; shown: Frame | null; coming: Frame | null; trouble: Trouble | null }

export type Happening =
  | { what: 'linked'; link: string; at: number; isAsked: boolean }
  | { what: 'without' }
  | { what: 'unanswered' }
  | { what: 'silent' | 'placed'; id: number }
  | { what: 'ready' | 'moved'; id: number; page: string; top: number }

export const START: Frames = { last: 0, shown: null, coming: null, trouble: null }

/** The link opens the document's page; whoever has gone to another one stays there. */
function frameOf(link: string, at: number, id: number, shown: Frame | null): Frame {
  const url = new URL(link)
  const isElsewhere = shown !== null && shown.page !== null && shown.page !== shown.home
  if (isElsewhere) url.searchParams.set('page', shown.page ?? '')
  return { id, src: url.href, origin: url.origin, saved: savedOf(link), at, home: isElsewhere ? shown.home : null, page: null, top: 0 }
}

const moved = (frame: Frame | null, { id, page, top }: { id: number; page: string; top: number }) =>
  frame?.id === id ? { ...frame, home: frame.home ?? page, page, top } : frame

/** Whether a link would show what is seen already, or will be. */
function isKnown({ shown, coming, trouble }: Frames, link: string): boolean {
  const saved = (coming ?? shown)?.saved
  return trouble === null && saved !== undefined && saved !== null && saved === savedOf(link)
}

/** What there is to be seen after something has happened. */
export function after(frames: Frames, happening: Happening): Frames {
  const { last, shown, coming } = frames
  switch (happening.what) {
    case 'linked':
      if (!happening.isAsked && isKnown(frames, happening.link)) return frames
      return { ...frames, last: last + 1, coming: frameOf(happening.link, happening.at, last + 1, shown) }
    case 'without':
      return { ...frames, shown: null, coming: null, trouble: 'none' }
    case 'unanswered':
      return { ...frames, coming: null, trouble: 'away' }
    case 'placed':
      return coming?.id === happening.id ? { ...frames, shown: coming, coming: null, trouble: null } : frames
    case 'silent':
      if (coming?.id === happening.id) return { ...frames, coming: null, trouble: 'away' }
      // A link in the page has led to where nothing is shown in a frame, or its time was over.
      return shown?.id === happening.id ? { ...frames, shown: null, trouble: 'away' } : frames
    default:
      return { ...frames, shown: moved(shown, happening), coming: moved(coming, happening) }
  }
}

/** Whether something else is saved than what is seen, or will be; `saved` as the service writes it. */
export function lagsBehind({ shown, coming }: Frames, saved: string): boolean {
  const known = (coming ?? shown)?.saved
  return !known || Date.parse(known) !== Date.parse(saved)
}

/** How far down a page is to be shown that has just come: as far as the one before it was read, or where it stands by itself. */
export const topFor = ({ shown, coming }: Frames, id: number): number | null => (coming?.id === id && shown ? shown.top : null)
