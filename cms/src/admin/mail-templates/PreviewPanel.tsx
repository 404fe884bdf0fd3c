import type { PanelComponent } from '@strapi/content-manager/strapi-admin'
import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm, useQueryParams } from '@strapi/strapi/admin'
import { useState } from 'react'
import { z } from 'zod'
import { wordIn } from '../../labels/language'
import { MAIL_TEMPLATES } from '../../outbox/mail-names'
import { DEFAULT_LOCALE, isLocale } from '../../rules/languages'
import { TEMPLATE } from '../../uids'
import { adminLanguage } from '../labels/language'
import { MAIL_PREVIEW } from '../labels/mail-preview'
import { PreviewDialog } from './PreviewDialog'

const words = z.object({ key: z.enum(MAIL_TEMPLATES), subject: z.string().catch(''), body: z.string().catch('') })

const openLanguage = z.object({ plugins: z.object({ i18n: z.object({ locale: z.string() }) }) })

/** Opens the preview of what is typed, saved or not. */
function Preview() {
  const [isOpen, setIsOpen] = useState(false)
  const values = words.safeParse(useForm('Preview', ({ values: typed }) => typed)).data
  const [{ query }] = useQueryParams()
  const locale = openLanguage.safeParse(query).data?.plugins.i18n.locale
  const language = adminLanguage()
  if (!values) return <Typography dir="auto">{wordIn(MAIL_PREVIEW.noKey, language)}</Typography>
  const { key, ...text } = values
  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography dir="auto" variant="pi" textColor="neutral600">
        {wordIn(MAIL_PREVIEW.hint, language)}
      </Typography>
      <Button variant="secondary" fullWidth onClick={() => setIsOpen(true)}>
        {wordIn(MAIL_PREVIEW.open, language)}
      </Button>
      {isOpen && <PreviewDialog typed={{ template: key, language: isLocale(locale) ? locale : DEFAULT_LOCALE, ...text }} onClose={() => setIsOpen(false)} />}
    </Flex>
  )
}

/** Beside the text of a mail. */
export const PreviewPanel: PanelComponent = ({ model }) =>
  model === TEMPLATE ? { title: wordIn(MAIL_PREVIEW.panel, adminLanguage()), content: <Preview /> } : null
