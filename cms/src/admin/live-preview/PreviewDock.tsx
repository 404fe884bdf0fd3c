import { Box, Button, Flex, IconButton, Typography } from '@strapi/design-system'
import { ArrowClockwise, ExternalLink } from '@strapi/icons'
import { useForm } from '@strapi/strapi/admin'
import { useState } from 'react'
import { wordIn } from '../../labels/language'
import { Dock } from '../dock/Dock'
import { adminLanguage } from '../labels/language'
import { LIVE_PREVIEW } from '../labels/live-preview'
import { Trouble } from '../Trouble'
import { useReport } from '../useReport'
import { type Choices, SCREEN_NAMES, storeChoices, storedChoices, THEMES } from './choices'
import type { Frames } from './frames'
import { Options } from './Options'
import { Stage } from './Stage'
import { useFrames } from './useFrames'
import { type About, useLink } from './useLink'

const say = (words: keyof typeof LIVE_PREVIEW) => wordIn(LIVE_PREVIEW[words], adminLanguage())

/** What is to be seen in the frame: nothing yet, the draft, or why not. */
function state({ shown, trouble }: Frames): 'loading' | 'current' | 'away' | 'none' {
  if (trouble) return trouble
  return shown ? 'current' : 'loading'
}

/** Why nothing, or nothing new, is to be seen, and what helps. */
function TroubleNotice({ frames: { shown, trouble }, onAgain }: { frames: Frames; onAgain: () => void }) {
  if (trouble !== 'away') return null
  return (
    <Trouble
      title={say('away')}
      action={
        <Button size="S" variant="danger-light" onClick={onAgain}>
          {say('again')}
        </Button>
      }
    >
      {shown && <Typography dir="auto">{say('older')}</Typography>}
    </Trouble>
  )
}

type Props = { about: About; saved: string; onClose: () => void }

/** The draft as the site shows it, beside the form that it is written in. */
export function PreviewDock({ about, saved, onClose }: Props) {
  const [choices, setChoices] = useState(storedChoices)
  const { frames, renew, keep, onLoad } = useFrames(about, saved, choices.theme)
  const ask = useLink(about)
  const report = useReport()
  const hasUnsaved = useForm('PreviewDock', ({ modified }) => modified)
  const now = state(frames)

  function choose(changed: Partial<Choices>): void {
    const next = { ...choices, ...changed }
    setChoices(next)
    storeChoices(next)
  }

  async function openAlone(): Promise<void> {
    try {
      const link = await ask()
      if (link) window.open(link, '_blank', 'noopener')
    } catch (error) {
      report(error)
    }
  }

  const tools = (
    <>
      <IconButton variant="ghost" label={say('renew')} onClick={renew}>
        <ArrowClockwise />
      </IconButton>
      <IconButton variant="ghost" label={say('alone')} onClick={() => void openAlone()}>
        <ExternalLink />
      </IconButton>
    </>
  )

  return (
    <Dock title={say('panel')} closeLabel={say('close')} tools={tools} onClose={onClose}>
      <Flex paddingLeft={3} paddingRight={3} wrap="wrap" style={{ columnGap: '2.4rem', rowGap: '0.4rem' }}>
        <Options label={say('width')} value={choices.screen} options={SCREEN_NAMES} nameOf={say} onChange={(screen) => choose({ screen })} />
        <Options label={say('theme')} value={choices.theme} options={THEMES} nameOf={say} onChange={(theme) => choose({ theme })} />
      </Flex>
      <Box padding={3}>
        <Typography variant="pi" textColor="neutral600" tag="p" role="status">
          {say(now)}
        </Typography>
        {hasUnsaved && (
          <Typography variant="pi" textColor="neutral800" tag="p">
            {say('unsaved')}
          </Typography>
        )}
        <TroubleNotice frames={frames} onAgain={renew} />
      </Box>
      <Stage frames={frames} screen={choices.screen} keep={keep} onLoad={onLoad} />
    </Dock>
  )
}
