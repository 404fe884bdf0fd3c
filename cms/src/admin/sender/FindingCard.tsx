import { Badge, Box, Flex, Typography } from '@strapi/design-system'
import { type Language, wordIn } from '../../labels/language'
import type { Finding } from '../../mail/sender/finding'
import { PARTS, REASONS, SENDER, VERDICTS } from '../labels/sender'

const COLORS = {
  fine: ['success100', 'success700'],
  better: ['warning100', 'neutral800'],
  amiss: ['danger100', 'danger700'],
  unknown: ['neutral150', 'neutral700'],
} as const

type DnsRecord = NonNullable<Finding['found']>

/** A record as it stands in the domain, to be copied. */
function Record({ label, record }: { label: string; record: DnsRecord }) {
  return (
    <Box>
      <Typography tag="p" dir="auto" variant="pi" fontWeight="bold">
        {label}
      </Typography>
      <Box
        tag="pre"
        dir="ltr"
        tabIndex={0}
        background="neutral100"
        padding={3}
        hasRadius
        style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', textAlign: 'left', userSelect: 'all' }}
      >
        {`${record.name}\tTXT\t${record.value}`}
      </Box>
    </Box>
  )
}

/** One of the three: what it is for, how it is, and what mends it. */
export function FindingCard({ finding: { part, verdict, reason, about, found, wanted }, language }: { finding: Finding; language: Language }) {
  const [background, ink] = COLORS[verdict]
  return (
    <Box tag="section" background="neutral0" padding={6} hasRadius shadow="tableShadow" aria-labelledby={`sender-${part}`}>
      <Flex direction="column" alignItems="stretch" gap={3}>
        <Flex gap={3} wrap="wrap">
          <Typography id={`sender-${part}`} variant="beta" tag="h2">
            <bdi>{PARTS[part].name}</bdi>
          </Typography>
          <Badge backgroundColor={background} textColor={ink}>
            {wordIn(VERDICTS[verdict], language)}
          </Badge>
        </Flex>
        <Typography tag="p" dir="auto" textColor="neutral600">
          {wordIn(PARTS[part].what, language)}
        </Typography>
        <Typography tag="p" dir="auto" style={{ overflowWrap: 'anywhere' }}>
          {wordIn(REASONS[reason], language).replace('{0}', about)}
        </Typography>
        {found && <Record label={wordIn(SENDER.found, language)} record={found} />}
        {wanted && <Record label={wordIn(SENDER.wanted, language)} record={wanted} />}
      </Flex>
    </Box>
  )
}
