import { entityOf } from '../../entities'
import { type Language, wordIn, type Words } from '../../labels/language'
import type { Measure, PageType, Rating } from '../../rules/speed'
import { uidOf } from '../../uids'

/** Words of the overview of speed. */
export const SPEED = {
  menu: ['السرعة', 'Speed', 'Geschwindigkeit'],
  title: ['سرعة الصفحات', 'Speed of the pages', 'Geschwindigkeit der Seiten'],
  subtitle: [
    'كيف كانت الصفحات لدى زوارها في آخر 28 يوماً: القيمة التي لم تتجاوزها 75 من كل 100 زيارة.',
    'How the pages were for their visitors in the last 28 days: the value that 75 of 100 visits did not exceed.',
    'Wie die Seiten in den letzten 28 Tagen bei den Besuchenden waren: der Wert, den 75 von 100 Besuchen nicht überschritten.',
  ],
  privacy: [
    'لا تُقاس إلا زيارات من وافق على الإحصاءات. تُجمع القيم بحسب اليوم ونوع الصفحة، ولا يُحفظ ما يدل على أحد: لا عنوان ولا معرّف ولا نوع جهاز.',
    'Only visits of people who agreed to analytics are measured. The values are summed by day and type of page; nothing that could identify anybody is kept: no address, no number, no device.',
    'Gemessen werden nur Besuche von Personen, die der Statistik zugestimmt haben. Die Werte werden nach Tag und Seitentyp zusammengezählt; gespeichert wird nichts, was auf jemanden schließen lässt: keine Adresse, keine Kennung, kein Gerät.',
  ],
  pages: ['الصفحات', 'Pages', 'Seiten'],
  visits: ['زيارات مقيسة', 'Visits measured', 'Gemessene Besuche'],
  notMeasured: ['لم يُقس', 'Not measured', 'Nicht gemessen'],
  goodFor: ['جيد في', 'Good for', 'Gut bei'],
  empty: [
    'لم تُقس أي زيارة بعد. تصل القيم بعد نحو دقيقة من أول زيارة لمن وافق على الإحصاءات.',
    'No visit has been measured yet. Values arrive about a minute after the first visit of somebody who agreed to analytics.',
    'Noch wurde kein Besuch gemessen. Werte kommen etwa eine Minute nach dem ersten Besuch einer Person, die der Statistik zugestimmt hat.',
  ],
} as const satisfies Record<string, Words>

export const RATINGS: Record<Rating, Words> = {
  good: ['جيد', 'Good', 'Gut'],
  fair: ['يحتاج إلى تحسين', 'To improve', 'Verbesserungsbedürftig'],
  poor: ['ضعيف', 'Poor', 'Schlecht'],
}

/** What is measured, and what that is. */
export const MEASURE_WORDS: Record<Measure, { name: Words; hint: Words }> = {
  lcp: {
    name: ['ظهور أكبر عنصر (LCP)', 'Largest paint (LCP)', 'Größtes Element (LCP)'],
    hint: ['جيد حتى 2.5 ثانية', 'Good up to 2.5 seconds', 'Gut bis 2,5 Sekunden'],
  },
  inp: {
    name: ['الاستجابة للضغط (INP)', 'Answer to a press (INP)', 'Antwort auf Eingaben (INP)'],
    hint: ['جيد حتى 200 ملي ثانية', 'Good up to 200 milliseconds', 'Gut bis 200 Millisekunden'],
  },
  cls: {
    name: ['ثبات الصفحة (CLS)', 'Movement of the page (CLS)', 'Verschiebungen (CLS)'],
    hint: ['جيد حتى 0.1', 'Good up to 0.1', 'Gut bis 0,1'],
  },
}

const DOCUMENTS = ['article', 'project', 'report', 'event', 'department'] as const

type DocumentPage = (typeof DOCUMENTS)[number]

/** Pages that are no document's; those are called as the documents are. */
const PAGES: Record<Exclude<PageType, DocumentPage>, Words> = {
  home: ['الصفحة الرئيسية', 'Home page', 'Startseite'],
  articles: ['الأخبار', 'News', 'Aktuelles'],
  projects: ['المشاريع', 'Projects', 'Projekte'],
  reports: ['التقارير', 'Reports', 'Berichte'],
  events: ['الفعاليات', 'Events', 'Veranstaltungen'],
  departments: ['الهيكل التنظيمي', 'Organization structure', 'Organisationsstruktur'],
  ambassadors: ['السفراء', 'Ambassadors', 'Botschafterinnen und Botschafter'],
  partners: ['الشركاء', 'Partners', 'Partner'],
  join: ['انضم إلينا', 'Join us', 'Mitmachen'],
  collaborateIndividuals: ['تعاون معنا: الأفراد', 'Collaborate with us: individuals', 'Zusammenarbeit: Einzelpersonen'],
  collaborateOrganizations: ['تعاون معنا: المؤسسات', 'Collaborate with us: organizations', 'Zusammenarbeit: Organisationen'],
  projectTemplate: ['نموذج المشروع', 'Project template', 'Projektvorlage'],
  help: ['مركز المساعدة', 'Help center', 'Hilfe'],
  search: ['البحث', 'Search', 'Suche'],
  verification: ['روابط الرسائل', 'Links of emails', 'Links aus E-Mails'],
  sent: ['بعد الإرسال', 'After sending', 'Nach dem Absenden'],
}

const isDocument = (type: PageType): type is DocumentPage => DOCUMENTS.some((name) => name === type)

/** What pages of a type are called in a language of the admin. */
export function pageName(type: PageType, language: Language): string {
  const words = isDocument(type) ? entityOf(uidOf(type))?.words : PAGES[type]
  return words ? wordIn(words, language) : type
}
