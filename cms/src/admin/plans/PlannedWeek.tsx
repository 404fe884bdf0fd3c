import { Box, Button, Flex, Grid, Link, Typography } from '@strapi/design-system'
import { Layouts, Page } from '@strapi/strapi/admin'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { wordIn } from '../../labels/language'
import type { PlanView } from '../../plans/routes'
import { adminLanguage } from '../labels/language'
import { PLANS } from '../labels/plans'
import { editPath, nameOf } from '../translations/overview'
import { PlanItem } from './PlanItem'
import { dayIn, momentIn, timeIn, weekOf, weeksLater } from '../moments'
import { Subtitle } from '../Subtitle'
import { usePlans } from './usePlans'

/** The page of the admin with what is planned in a week, and above it what has failed. */
export function PlannedWeek() {
  const [day, setDay] = useState(() => new Date())
  const language = adminLanguage()
  const week = weekOf(day, language)
  const [from = day, to = day] = [week.at(0), week.at(-1)]
  const { plans, giveUp } = usePlans(`/publication-plans?${new URLSearchParams({ from: from.toISOString(), to: to.toISOString() }).toString()}`)
  const say = (words: keyof typeof PLANS) => wordIn(PLANS[words], language)
  if (plans === null) return <Page.Loading />

  const item = (plan: PlanView, when: string) => (
    <PlanItem key={plan.planId} plan={plan} when={when} language={language} onGiveUp={giveUp}>
      <Link tag={RouterLink} to={editPath(plan, plan.documentId, plan.language ?? '')}>
        <bdi style={{ overflowWrap: 'anywhere' }}>{plan.title || say('untitled')}</bdi>
      </Link>
      <Typography variant="pi" textColor="neutral600" dir="auto">
        {nameOf({ uid: plan.uid, name: '' }, language)}
      </Typography>
    </PlanItem>
  )
  const failed = plans.filter(({ state }) => state === 'failed')
  const within = (start: Date, end: Date) =>
    plans.filter(({ at, state }) => state !== 'failed' && Date.parse(at) >= start.getTime() && Date.parse(at) < end.getTime())

  return (
    <Page.Main>
      <Page.Title>{say('title')}</Page.Title>
      <Layouts.Header
        title={say('title')}
        subtitle={<Subtitle>{say('subtitle')}</Subtitle>}
        primaryAction={
          <Flex gap={2} wrap="wrap">
            <Button variant="tertiary" onClick={() => setDay(weeksLater(day, -1))}>
              {say('before')}
            </Button>
            <Button variant="tertiary" onClick={() => setDay(new Date())}>
              {say('today')}
            </Button>
            <Button variant="tertiary" onClick={() => setDay(weeksLater(day, 1))}>
              {say('after')}
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          {failed.length > 0 && (
            <Box tag="section" background="neutral0" padding={4} hasRadius shadow="tableShadow">
              <Typography variant="beta" tag="h2">
                {say('failedTitle')}
              </Typography>
              <ul>{failed.map((plan) => item(plan, momentIn(new Date(plan.at), language)))}</ul>
            </Box>
          )}
          <Grid.Root gap={3} aria-live="polite">
            {week.slice(0, -1).map((start, index) => {
              const ofDay = within(start, week[index + 1] ?? start)
              return (
                <Grid.Item key={start.getTime()} col={3} m={4} s={6} xs={12} direction="column" alignItems="stretch">
                  <Box tag="section" background="neutral0" padding={4} hasRadius shadow="tableShadow" height="100%" aria-label={dayIn(start, language)}>
                    <Typography variant="delta" tag="h2" dir="auto">
                      {dayIn(start, language)}
                    </Typography>
                    {ofDay.length === 0 ? (
                      <Typography tag="p" textColor="neutral600" dir="auto">
                        {say('empty')}
                      </Typography>
                    ) : (
                      <ul>{ofDay.map((plan) => item(plan, timeIn(new Date(plan.at), language)))}</ul>
                    )}
                  </Box>
                </Grid.Item>
              )
            })}
          </Grid.Root>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  )
}
