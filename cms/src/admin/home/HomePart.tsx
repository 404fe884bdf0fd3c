import { Flex, Loader, Typography } from '@strapi/design-system'
import { useFetchClient } from '@strapi/strapi/admin'
import { type ReactNode, useEffect, useState } from 'react'
import { languages } from '../../rules/languages'
import { adminLanguage } from '../labels/language'
import { say } from './words'

type Props<Data> = { path: string; children: (data: Data) => ReactNode }

/** A part of the home: what a call answers, drawn when it is there. */
export function HomePart<Data>({ path, children }: Props<Data>) {
  const { get } = useFetchClient()
  const [data, setData] = useState<Data | 'failed' | null>(null)
  const language = adminLanguage()

  useEffect(() => {
    const controller = new AbortController()
    get<{ data: Data }>(`${path}?${new URLSearchParams({ language }).toString()}`, { signal: controller.signal })
      .then(({ data: answered }) => setData(answered.data))
      .catch(() => controller.signal.aborted || setData('failed'))
    return () => controller.abort()
  }, [get, path, language])

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
