import { useQueryParams } from '@strapi/strapi/admin'
import { DEFAULT_LOCALE } from '../rules/languages'

/** The language of a document that is open, whether anything is saved in it or not. */
export function useOpenLocale(): string {
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  return query?.plugins?.i18n?.locale ?? DEFAULT_LOCALE
}
