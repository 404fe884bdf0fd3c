import { Box, Flex, Link } from '@strapi/design-system'
import { Link as RouterLink } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import type { MailTemplate } from '../../outbox/mail-names'
import { type View, VIEW_NAMES } from '../../outbox/views'
import { adminLanguage } from '../labels/language'
import { MAILS, VIEW_WORDS } from '../labels/mails'

type Props = { view: View; counts: Record<View, number>; template: MailTemplate | undefined }

/** The parts of the outbox, each with how many mails are in it. */
export function Views({ view, counts, template }: Props) {
  const language = adminLanguage()
  return (
    <Flex tag="nav" aria-label={wordIn(MAILS.views, language)} gap={4} wrap="wrap">
      {VIEW_NAMES.map((name) => (
        <Box key={name} paddingBottom={1} style={{ borderBottom: `2px solid ${name === view ? 'currentColor' : 'transparent'}` }}>
          <Link
            tag={RouterLink}
            to={{ pathname: '.', search: new URLSearchParams({ view: name, ...(template && { template }) }).toString() }}
            aria-current={name === view ? 'page' : undefined}
          >
            <bdi>
              {wordIn(VIEW_WORDS[name].name, language)} ({counts[name]})
            </bdi>
          </Link>
        </Box>
      ))}
    </Flex>
  )
}
