import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download } from '@strapi/icons'
import { useEffect, useRef } from 'react'
import { wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'

function save(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Typography ref={heading} tag="h2" variant="beta" tabIndex={-1}>
        {say('recoveryTitle')}
      </Typography>
      <Typography dir="auto">{say('recovery')}</Typography>
      <Box tag="ul" dir="ltr" background="neutral100" padding={4} hasRadius style={{ columns: '12rem', listStyle: 'none' }}>
        {codes.map((code) => (
          <li key={code}>
            <Typography style={{ fontFamily: 'monospace' }}>{code}</Typography>
          </li>
        ))}
      </Box>
      <Flex gap={2} wrap="wrap">
        <Button variant="secondary" startIcon={<Download />} onClick={() => save(codes)}>
          {say('download')}
        </Button>
        <Button onClick={onKept}>{say('kept')}</Button>
      </Flex>
    </Flex>
  )
}
