import { Flex, Loader, Typography } from '@strapi/design-system'
import type { ReactNode } from 'react'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { useAnswer } from '../useAnswer'
import { say } from './words'

type Props<Data> = { path: string; children: (data: Data) => ReactNode }

/** A part of the home: what a call answers, drawn when it is there. */
export function HomePart<Data>({ path, children }: Props<Data>) {
  const language = adminLanguage()
  const data = useAnswer<Data>(`${path}?${new URLSearchParams({ language }).toString()}`)

  if (data === null) return <Loader small>…</Loader>
  if (data === 'failed')
    return (
      <Typography role="alert" dir="auto">
        {say('failed')}
      </Typography>
    )
  return (
    <Flex direction="column" alignItems="stretch" gap={5} width="100%" dir={languages[language].dir}>
      {children(data)}
    </Flex>
  )
}
