import { Box, Flex, Typography } from '@strapi/design-system'
import type { Setup } from '../../accounts/second-factor'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'

const IN_FOURS = /.{1,4}/g

/** What an authenticator app is set up with: to be scanned, or to be typed. */
export function SetupCode({ setup: { secret, picture } }: { setup: Setup }) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  return (
    <Flex direction="column" alignItems="flex-start" gap={3}>
      <Typography dir="auto">{say('scan')}</Typography>
      {/* A picture and not markup: nothing of it is run. */}
      <Box background="neutral0" style={{ background: '#fff' }}>
        <img src={`data:image/svg+xml,${encodeURIComponent(picture)}`} alt={say('picture')} width={208} height={208} />
      </Box>
      <Typography dir="auto">{say('typed')}</Typography>
      <Typography dir="ltr" style={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
        {secret.match(IN_FOURS)?.join(' ')}
      </Typography>
    </Flex>
  )
}
