import { Badge, Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../labels/language'
import type { Measure } from '../../rules/speed'
import type { Speed } from '../../speed/summary'
import { adminLanguage } from '../labels/language'
import { RATINGS, SPEED } from '../labels/speed'
import { formatShare, formatValue } from './format'

const GROUNDS = { good: 'success100', fair: 'warning100', poor: 'danger100' } as const

/** A measure of the pages of a type: its value, its rating in words and colour, and for how many visits it was good. */
export function SpeedCell({ measure, speed }: { measure: Measure; speed: Speed | null }) {
  const language = adminLanguage()
  if (!speed) return <Typography textColor="neutral600">{wordIn(SPEED.notMeasured, language)}</Typography>
  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography fontWeight="bold" dir="auto">
        {formatValue(measure, speed.value, language)}
      </Typography>
      <Badge backgroundColor={GROUNDS[speed.rating]} textColor="neutral800">
        {wordIn(RATINGS[speed.rating], language)}
      </Badge>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {wordIn(SPEED.goodFor, language)} {formatShare(speed.shares.good, language)}
      </Typography>
    </Flex>
  )
}
