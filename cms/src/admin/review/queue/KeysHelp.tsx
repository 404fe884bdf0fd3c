import { Box, Button, Checkbox, Dialog, Flex, Typography } from '@strapi/design-system'
import { wordIn } from '../../../labels/language'
import { languages } from '../../../rules/languages'
import { adminLanguage } from '../../labels/language'
import { REVIEW } from '../../labels/review'
import type { Keys } from './useKeys'
import { say } from './words'

/** A button, and the key `?`, that show what the keys do and turn them off. */
export function KeysHelp({ keys: { list, areOn, turn, isHelpOpen, showHelp } }: { keys: Keys }) {
  const language = adminLanguage()
  return (
    <Dialog.Root open={isHelpOpen} onOpenChange={showHelp}>
      <Dialog.Trigger>
        <Button variant="tertiary">{say('keys')}</Button>
      </Dialog.Trigger>
      <Dialog.Content dir={languages[language].dir}>
        <Dialog.Header>{say('keys')}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={4} width="100%">
            <Box tag="dl">
              {list.map(([letter, words]) => (
                <Flex key={letter} gap={3} paddingBottom={2}>
                  <Typography tag="dt" fontWeight="bold">
                    <kbd>{letter}</kbd>
                  </Typography>
                  <Typography tag="dd">{say(words)}</Typography>
                </Flex>
              ))}
            </Box>
            <Checkbox checked={areOn} onCheckedChange={(on) => turn(on === true)}>
              {say('keysOn')}
            </Checkbox>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button variant="tertiary" fullWidth>
              {wordIn(REVIEW.close, language)}
            </Button>
          </Dialog.Cancel>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  )
}
