'use client'

import { usePathname } from 'next/navigation'

type Props = {
  current: string
  /** Each language's code and own name. */
  languages: [code: string, name: string][]
}

/** The later pages of a list: in another language it may have fewer. */
const LATER_PAGE = /\/page\/\d+$/

/** Plain links to the same page in the other languages; `enhance/language.ts` adds query and hash and stores the choice. */
export function LanguageLinks({ current, languages }: Props) {
  const pathname = usePathname()
  // What stands in for a missing page may stand at an address without a language.
  const rest = pathname.startsWith(`/${current}/`) ? pathname.slice(current.length + 1).replace(LATER_PAGE, '') : ''
  return languages.map(([code, name]) => (
    <li key={code}>
      {/* A filtered list comes in the frame of the whole one, which stands at another address. */}
      <a suppressHydrationWarning href={`/${code}${rest}`} lang={code} hrefLang={code} data-language={code} aria-current={code === current || undefined}>
        {name}
      </a>
    </li>
  ))
}
