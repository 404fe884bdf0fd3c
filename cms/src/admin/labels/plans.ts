import { LANGUAGES, type Words } from '../../labels/language'
import { inCountry } from '../../rules/at-home'

const [ar, en, de] = LANGUAGES.map(inCountry)

/** Words of the panel that plans a publication, and of the week with all that is planned. */
export const PLANS = {
  menu: ['المجدول', 'Planned', 'Geplant'],
  title: ['النشر المجدول', 'Planned publications', 'Geplante Veröffentlichungen'],
  subtitle: [
    `ما سيُنشر أو يُسحب في هذا الأسبوع، بتوقيتك. التوقيت ${ar} بجانبه حيث يختلف.`,
    `What is published or taken back this week, in your time. The time ${en} stands beside it where it differs.`,
    `Was in dieser Woche veröffentlicht oder zurückgenommen wird, in Ihrer Zeit. Wo sie abweicht, steht die Zeit ${de} daneben.`,
  ],
  panel: ['الجدولة', 'Plan', 'Planen'],
  publish: ['نشر', 'Publish', 'Veröffentlichen'],
  unpublish: ['سحب من النشر', 'Take back', 'Zurücknehmen'],
  action: ['ما الذي يُجدول؟', 'What is planned?', 'Was ist geplant?'],
  at: ['الموعد بتوقيتك', 'When, in your time', 'Wann, in Ihrer Zeit'],
  home: [`التوقيت ${ar}: {0}`, `Time ${en}: {0}`, `Zeit ${de}: {0}`],
  languages: ['اللغات', 'Languages', 'Sprachen'],
  draft: [
    'يُنشر ما يكون محفوظاً في المسودة عند الموعد.',
    'What the saved draft holds at that time is published.',
    'Veröffentlicht wird, was dann im gespeicherten Entwurf steht.',
  ],
  noArabic: [
    'العربية، وهي لغة معظم الزوار، غير منشورة ولم تُختر هنا.',
    'Arabic, which most visitors read, is neither published nor chosen here.',
    'Arabisch, das die meisten lesen, ist weder veröffentlicht noch hier gewählt.',
  ],
  plan: ['جدولة', 'Plan it', 'Einplanen'],
  planned: ['تمت الجدولة.', 'It is planned.', 'Eingeplant.'],
  anyway: ['الجدولة مع هذه الروابط', 'Plan it with these links', 'Mit diesen Links einplanen'],
  giveUp: ['إلغاء الجدولة: {0}', 'Give up: {0}', 'Verwerfen: {0}'],
  givenUp: ['أُلغيت الجدولة.', 'It is given up.', 'Verworfen.'],
  putAway: ['إخفاء: {0}', 'Put away: {0}', 'Ausblenden: {0}'],
  by: ['جدوله: {0}', 'Planned by {0}', 'Geplant von {0}'],
  failed: ['لم يُنفَّذ', 'Not carried out', 'Nicht ausgeführt'],
  failedTitle: ['ما لم يُنفَّذ', 'What was not carried out', 'Was nicht ausgeführt wurde'],
  done: ['نُفِّذ', 'Carried out', 'Ausgeführt'],
  state: ['بانتظار موعده', 'Planned', 'Geplant'],
  before: ['الأسبوع السابق', 'Week before', 'Woche davor'],
  after: ['الأسبوع التالي', 'Next week', 'Nächste Woche'],
  today: ['هذا الأسبوع', 'This week', 'Diese Woche'],
  empty: ['لا شيء مجدول في هذا اليوم', 'Nothing planned on this day', 'An diesem Tag ist nichts geplant'],
  untitled: ['بلا عنوان', 'Untitled', 'Ohne Titel'],
} as const satisfies Record<string, Words>
