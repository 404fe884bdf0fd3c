import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { text } from './fields'
import { readSingle } from './client'
import { richText } from './rich-text'
import { typeTag } from './tags'

const schema = (locale: Locale) => z.object({ title: text, content: richText(locale) })

export type SubmissionRules = z.output<ReturnType<typeof schema>>

/** What applicants should know before they apply to a project, or null. (Requirements, section 7) */
export function getProjectSubmissionRules(locale: Locale): Promise<SubmissionRules | null> {
  const tags = [typeTag('project-submission-rules')]
  return readSingle('/api/project-submission-rules', schema(locale), { locale, tags })
}
