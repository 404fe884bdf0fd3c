import type { DocumentActionComponent, DocumentActionProps } from '@strapi/content-manager/strapi-admin'
import { Flex, Typography } from '@strapi/design-system'
import { useEffect } from 'react'
import { entityOf } from '../../entities'
import { wordIn } from '../../labels/language'
import { DEFAULT_LOCALE } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { TRANSLATING } from '../labels/translating'
import { useOpenLocale } from '../open-locale'
import { hasArabic } from './has-arabic'

/** Whether another language is about to be published of which Arabic is not public. */
function lacksArabic({ document, meta, model }: DocumentActionProps, locale: string): boolean {
  const isLocalized = typeof document?.locale === 'string' || (meta?.availableLocales ?? []).length > 0
  if (!entityOf(model) || !isLocalized || locale === DEFAULT_LOCALE) return false
  return !hasArabic(meta?.availableLocales ?? [])
}

const isShortcut = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent) => key === 'Enter' && shiftKey && (ctrlKey || metaKey)

/** The framework publishes by a key as well: that presses the button, which asks. */
function usePressByKey(label: string | undefined): void {
  useEffect(() => {
    if (label === undefined) return undefined
    const press = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === label)
      button?.click()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  }, [label])
}

/** The framework's own publishing, which asks before it publishes a language without Arabic. It hinders nobody. */
export function askForArabic(publish: DocumentActionComponent): DocumentActionComponent {
  const Asking: DocumentActionComponent = (props) => {
    const locale = useOpenLocale()
    const action = publish(props)
    const asks = action !== null && !action.disabled && lacksArabic(props, locale)
    usePressByKey(asks ? action.label : undefined)
    if (!asks) return action
    const { dialog, onClick } = action
    const language = adminLanguage()
    return {
      ...action,
      onClick: undefined,
      dialog: {
        type: 'dialog',
        title: wordIn(TRANSLATING.noArabicTitle, language),
        content: (
          <Flex direction="column" gap={3}>
            <Typography tag="p" dir="auto">
              {wordIn(TRANSLATING.noArabic, language)}
            </Typography>
            {/* What the framework would ask, about drafts that the document names and that will not be there. */}
            {dialog?.type === 'dialog' && dialog.bodyIcon === 'danger' && <Typography tag="p">{dialog.content}</Typography>}
          </Flex>
        ),
        confirmLabel: wordIn(TRANSLATING.publish, language),
        onConfirm: async () => {
          const isDone = await onClick?.({} as Parameters<NonNullable<typeof onClick>>[0])
          if (!isDone && dialog?.type === 'dialog') await dialog.onConfirm?.()
        },
      },
    }
  }
  Asking.type = publish.type
  Asking.position = publish.position
  return Asking
}
