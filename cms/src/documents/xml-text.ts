import { withXmlTexts } from '../rules/xml-text'
import type { Rule } from './rule'

/** Characters that come along from a word processor, which nobody sees and no XML file may hold, are not stored. */
export const xmlTextRule: Rule = ({ data }) => {
  for (const [name, value] of Object.entries(data)) data[name] = withXmlTexts(value)
}
