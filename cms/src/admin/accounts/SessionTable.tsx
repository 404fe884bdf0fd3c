import { Badge, Button, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import type { SessionView } from '../../accounts/sessions'
import { type Language, wordIn } from '../../labels/language'
import { ACCOUNTS } from '../labels/accounts'
import { adminLanguage } from '../labels/language'

const COLUMNS = ['device', 'since', 'usedAt', 'end'] as const

const WRAPPED = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const

const moment = (at: string | null, language: Language) =>
  at ? new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)) : ''

/** Devices, since when they are signed in, when they were last used, and a button that ends it. */
export function SessionTable({ sessions, onEnd }: { sessions: readonly SessionView[]; onEnd: (session: string) => void }) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  if (sessions.length === 0) return <Typography dir="auto">{say('noSessions')}</Typography>
  return (
    <Table colCount={COLUMNS.length} rowCount={sessions.length + 1} aria-label={say('sessions')}>
      <Thead>
        <Tr>
          {COLUMNS.map((column) => (
            <Th key={column}>
              <Typography variant="sigma">{say(column)}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {sessions.map(({ id, device, since, usedAt, isCurrent }) => (
          <Tr key={id}>
            <Td>
              <Flex gap={2} wrap="wrap">
                <Typography style={WRAPPED}>
                  <bdi>{device ?? say('unknownDevice')}</bdi>
                </Typography>
                {isCurrent && <Badge>{say('thisDevice')}</Badge>}
              </Flex>
            </Td>
            <Td>
              <bdi>{moment(since, language)}</bdi>
            </Td>
            <Td>
              <bdi>{moment(usedAt, language)}</bdi>
            </Td>
            <Td>
              <Button variant="tertiary" size="S" aria-label={say('endNamed').replace('{0}', device ?? say('unknownDevice'))} onClick={() => onEnd(id)}>
                {say('end')}
              </Button>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
