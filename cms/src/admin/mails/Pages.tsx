import { Button, Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { MAILS } from '../labels/mails'

type Props = { page: number; pages: number; onPage: (page: number) => void }

/** From page to page of a list; nothing where there is but one. */
export function Pages({ page, pages, onPage }: Props) {
  const language = adminLanguage()
  if (pages <= 1 && page <= 1) return null
  return (
    <Flex tag="nav" aria-label={wordIn(MAILS.pages, language)} gap={3} justifyContent="center">
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {wordIn(MAILS.before, language)}
      </Button>
      <Typography aria-live="polite">{wordIn(MAILS.pageOf, language).replace('{0}', String(page)).replace('{1}', String(pages))}</Typography>
      <Button variant="tertiary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {wordIn(MAILS.after, language)}
      </Button>
    </Flex>
  )
}
