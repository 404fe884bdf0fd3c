import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { useEffect } from 'react'
import { isLocale } from '../../rules/languages'
import { useOpenLocale } from '../open-locale'
import { markFields } from './mark-fields'

/** No panel of its own: while a document with languages is open, its fields are of the one that is edited. */
export const FieldLanguage: PanelComponent = ({ document, meta }) => {
  const locale = useOpenLocale()
  const isLocalized = typeof document?.locale === 'string' || (meta?.availableLocales ?? []).length > 0
  useEffect(() => (isLocalized && isLocale(locale) ? markFields(locale) : undefined), [isLocalized, locale])
  return null
}
