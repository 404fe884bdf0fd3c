import { Link, Typography } from '@strapi/design-system'
import { NavLink } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import type { Locale } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { OVERVIEW } from '../labels/overview'
import { type DocumentGap, editPath, type LanguageState, type TypeOverview } from './overview'

const COLOURS = { published: 'success600', outdated: 'neutral800', draft: 'secondary600', missing: 'danger600' } as const

type Props = { type: TypeOverview; document: DocumentGap; locale: Locale }

/** How a language of a document stands, with a link to where it is written. */
export function LanguageCell({ type, document, locale }: Props) {
  const state: LanguageState = document.languages[locale] ?? 'missing'
  const words = wordIn(OVERVIEW[state], adminLanguage())
  if (state === 'published') return <Typography textColor={COLOURS[state]}>{words}</Typography>
  return (
    <Link tag={NavLink} to={editPath(type, document.documentId, locale)}>
      <Typography textColor={COLOURS[state]} textDecoration="underline">
        {words}
      </Typography>
    </Link>
  )
}
