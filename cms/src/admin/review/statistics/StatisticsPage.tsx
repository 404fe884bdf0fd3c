import { Box, Field, Flex, Grid, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useMemo, useState } from 'react'
import { wordIn } from '../../../labels/language'
import { languages } from '../../../rules/languages'
import type { Statistics } from '../../../review/statistics/routes'
import type { Group } from '../../../review/statistics/summary'
import { adminLanguage } from '../../labels/language'
import { STATISTICS } from '../../labels/statistics'
import { submissionName } from '../../labels/submission-name'
import { useAnswer } from '../../useAnswer'
import { languageName } from '../queue/words'
import { Subtitle } from '../../Subtitle'
import { type Bar, BarChart, barsOf, barsOfGroups } from './BarChart'
import { type Figures, FiguresTable } from './FiguresTable'
import { boundariesOf, type Period, PERIODS } from './periods'

const say = (key: keyof typeof STATISTICS): string => wordIn(STATISTICS[key], adminLanguage())

const share = (part: number, whole: number): string | null =>
  whole === 0 ? null : new Intl.NumberFormat(languages[adminLanguage()].intlTag, { style: 'percent' }).format(part / whole)

const figures = (group: Group, label: string): Figures => ({
  key: group.key,
  label,
  values: [group.received, group.answered, group.median, group.ninety, share(group.inTime, group.answered)],
})

const labelsOf = (period: Period) =>
  new Intl.DateTimeFormat(languages[adminLanguage()].intlTag, period === 'weeks' ? { day: 'numeric', month: 'short' } : { month: 'short', year: '2-digit' })

function useStatistics(period: Period): Statistics | 'failed' | null {
  const language = adminLanguage()
  // It ends now: asked for anew with each drawing it would never be there.
  const path = useMemo(() => {
    const at = boundariesOf(period, new Date(), language).map((moment) => moment.toISOString())
    return `/review-statistics?${new URLSearchParams({ at: at.join(','), language }).toString()}`
  }, [period, language])
  return useAnswer<Statistics>(path)
}

function Figure({ words, value }: { words: keyof typeof STATISTICS; value: number | string | null }) {
  return (
    <Grid.Item col={2} s={6} xs={6} direction="column" alignItems="stretch">
      <Box background="neutral0" padding={4} hasRadius shadow="tableShadow" height="100%">
        <Typography tag="p" variant="pi" textColor="neutral600" dir="auto">
          {say(words)}
        </Typography>
        <Typography tag="p" variant="alpha">
          {value ?? '–'}
        </Typography>
      </Box>
    </Grid.Item>
  )
}

/** The page of the admin that says how many applications came and were answered, and how long people waited. */
export function StatisticsPage() {
  const [period, setPeriod] = useState<Period>('weeks')
  const statistics = useStatistics(period)
  const language = adminLanguage()
  if (statistics === 'failed') return <Page.Error />
  if (statistics === null) return <Page.Loading />
  const { stretches, total, days, topics, forms, languages: ofLanguages } = statistics
  const format = labelsOf(period)
  const head = [say('group'), say('received'), say('answered'), say('median'), say('ninety'), say('inTime')]
  const formName = (key: string) => submissionName(key, language)
  const nameOfLanguage = (key: string) => languageName(key, language)
  const tables: { title: string; rows: Figures[]; bars?: Bar[] }[] = [
    { title: say('byTopic'), rows: topics.map((group) => figures(group, group.title)) },
    { title: say('bySource'), rows: forms.map((group) => figures(group, formName(group.key))), bars: barsOfGroups(forms, formName) },
    {
      title: say('byLanguage'),
      rows: ofLanguages.map((group) => figures(group, nameOfLanguage(group.key))),
      bars: barsOfGroups(ofLanguages, nameOfLanguage),
    },
  ]
  return (
    <Page.Main dir={languages[language].dir}>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Field.Root minWidth="28rem">
            <Field.Label>{say('period')}</Field.Label>
            <SingleSelect value={period} onChange={(chosen) => setPeriod(PERIODS.find((name) => name === chosen) ?? 'weeks')}>
              {PERIODS.map((name) => (
                <SingleSelectOption key={name} value={name}>
                  {say(name)}
                </SingleSelectOption>
              ))}
            </SingleSelect>
          </Field.Root>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Grid.Root gap={4}>
            <Figure words="received" value={total.received} />
            <Figure words="answered" value={days.answered} />
            <Figure words="accepted" value={total.accepted} />
            <Figure words="median" value={days.median} />
            <Figure words="ninety" value={days.ninety} />
            <Figure words="inTime" value={share(days.inTime, days.answered)} />
          </Grid.Root>
          <Box tag="section" background="neutral0" padding={5} hasRadius shadow="tableShadow" aria-label={say('overTime')}>
            <Typography variant="delta" tag="h2" dir="auto">
              {say('overTime')}
            </Typography>
            <Box paddingTop={4} color="neutral800">
              <BarChart bars={barsOf(stretches, (from) => format.format(new Date(from)))} title={say('chart')} names={[say('received'), say('answered')]} />
            </Box>
          </Box>
          <FiguresTable
            caption={say('overTime')}
            head={[say('from'), say('received'), say('confirmed'), say('accepted'), say('rejected')]}
            rows={[
              ...stretches.map(({ from, received, confirmed, accepted, rejected }) => ({
                key: String(from),
                label: format.format(new Date(from)),
                values: [received, confirmed, accepted, rejected],
              })),
              { key: 'total', label: say('total'), values: [total.received, total.confirmed, total.accepted, total.rejected] },
            ]}
          />
          {tables.map(({ title, rows, bars }) => (
            <Flex key={title} tag="section" direction="column" alignItems="stretch" gap={3} aria-label={title}>
              <Typography variant="delta" tag="h2" dir="auto">
                {title}
              </Typography>
              {bars && bars.length > 0 && (
                <Box background="neutral0" padding={5} hasRadius shadow="tableShadow" color="neutral800">
                  <BarChart bars={bars} title={say('chartOf').replace('{0}', title)} names={[say('received'), say('answered')]} />
                </Box>
              )}
              {rows.length === 0 ? <Typography dir="auto">{say('none')}</Typography> : <FiguresTable caption={title} head={head} rows={rows} />}
            </Flex>
          ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
