import type { FieldType } from '@/lib/content/field-types'

/** What has to be known of a configured field to check what was filled in; `options` are the values of a choice. */
export type FieldRule = { key: string; type: FieldType; required: boolean; options: readonly string[] }
