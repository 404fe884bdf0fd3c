import { Badge, Flex, Table, Tbody, Td, Thead, Tr, Typography } from '@strapi/design-system'
import type { SessionView } from '../../accounts/sessions'
import { wordIn } from '../../labels/language'
import { AskedButton } from '../AskedButton'
import { ACCOUNTS } from '../labels/accounts'
import { ColumnHeads, WRAPPED } from '../table'
import { adminLanguage } from '../labels/language'
import { stampIn } from '../moments'

const COLUMNS = ['device', 'since', 'usedAt', 'end'] as const

/** Devices, since when they are signed in, when they were last used, and a button that signs out there. */
export function SessionTable({ sessions, onEnd }: { sessions: readonly SessionView[]; onEnd: (session: string) => void }) {
  const language = adminLanguage()
  const say = (words: keyof typeof ACCOUNTS) => wordIn(ACCOUNTS[words], language)
  if (sessions.length === 0) return <Typography dir="auto">{say('noSessions')}</Typography>
  return (
    <Table colCount={COLUMNS.length} rowCount={sessions.length + 1} aria-label={say('sessions')}>
      <Thead>
        <Tr>
          <ColumnHeads words={COLUMNS.map((column) => say(column))} />
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
              <Typography>
                <bdi>{since && stampIn(new Date(since), language)}</bdi>
              </Typography>
            </Td>
            <Td>
              <Typography>
                <bdi>{usedAt && stampIn(new Date(usedAt), language)}</bdi>
              </Typography>
            </Td>
            <Td>
              <AskedButton
                name={say('end')}
                label={say('endNamed').replace('{0}', () => device ?? say('unknownDevice'))}
                look="tertiary"
                size="S"
                question={say('endAsk')}
                confirm={say('end')}
                cancel={say('cancel')}
                onConfirm={() => onEnd(id)}
              />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
