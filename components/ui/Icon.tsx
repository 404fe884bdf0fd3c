const paths = {
  arrow: 'M5 12h14m-6-6 6 6-6 6',
  chevron: 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20 20',
  up: 'M12 19V5m-6 6 6-6 6 6',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
  theme: 'M12 3a9 9 0 1 0 0 18zm0 0a9 9 0 0 1 0 18',
  mail: 'M3 6h18v12H3zm0 1 9 6.5L21 7',
  phone: 'M6 3h3l2 5-2.5 1.5a11 11 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3z',
  chat: 'M4 5h16v11H10l-4 4v-4H4zm4 4h8m-8 3h5',
  place: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6h16v14H4zm0 4.5h16M8 3v5m8-5v5',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  linkedin: 'M5 9v11M5 5v.1M10 20V9m0 5c0-3 2-5 4.5-5S19 11 19 14v6',
  instagram: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm5-1v.1',
  facebook: 'M13.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.2.5-2 2-2H17V2.2C16.5 2.1 15.5 2 14.5 2 11.8 2 10 3.7 10 6.6v2.9H7V13h3v8',
  youtube: 'M4 6.5C6 6 9 5.8 12 5.8s6 .2 8 .7c.8 2.8.8 8.2 0 11-2 .5-5 .7-8 .7s-6-.2-8-.7c-.8-2.8-.8-8.2 0-11zM10 9l5 3-5 3z',
  twitter: 'M4 4h4.3L20 20h-4.3zM19.5 4l-6.4 7M10.9 13.4 4.5 20',
  telegram: 'M21 4 3 11.2l5.6 2.2 9.9-6.9-8 8.5v4.8l2.8-3.5 4.4 3.2z',
  partner: 'M3 8l4-3 5 2 5-2 4 3v6l-3 1-5 4-7-5-3-1zm9-1L8.5 10.5a1.5 1.5 0 0 0 2.5 2L13 11l5 4',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm-8 9c0-4.4 3.6-7.5 8-7.5s8 3.1 8 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7v5l3.5 2',
  people: 'M9 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.6c1.8.9 3 2.8 3 5.4',
} as const

export type IconName = keyof typeof paths

type Props = {
  name: IconName
  /** Mirrored in right-to-left pages: for whatever points forward or back. */
  flip?: boolean
}

/** A decorative line icon of the size of the text. The words beside it, or an aria-label around it, say what it means. */
export function Icon({ name, flip }: Props) {
  return (
    <svg className={flip ? 'icon flip' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
