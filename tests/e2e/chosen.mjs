/** What no title is. */
const NONE = '$^'

/**
 * What `npm test` takes of these files: tests whose titles fit one of these patterns. Files that are not named here it runs whole.
 * Each thing that people do is looked at once, in Arabic where a language has to be chosen; `npm run test:full` runs all.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const CHOSEN = {
  // The same for each type of page: some that are made differently, or those with most of it.
  'pages/budgets': ['home in ar', 'article in ar'],
  'pages/computed-styles': ['home in'],
  'pages/early-presses': ['home in ar'],
  'pages/every-page': ['home in', 'filteredEvents in ar', 'article in', 'department in'],
  'pages/late-script': ['home in', 'department in'],
  'pages/lite': ['home in', 'who saves data'],
  'pages/policy': [
    'carries the policy',
    'home takes',
    'article takes',
    'search takes',
    'scripts are allowed',
    'are refused by the browser',
    'is not kept',
    'never told',
  ],
  'pages/used-styles': ['home carries', 'article carries'],
  'pages/links': ['the ar site'],
  'pages/seo': ['/ar tells', '/ar/articles tells', 'the ar ', 'every page', 'structured data', 'the sitemap lists', 'robots.txt', 'security.txt', 'health'],

  // Pages.
  'pages/ambassadors': ['Enter opens', 'without script'],
  'pages/announcements': ['until it is first opened', 'stays away'],
  'pages/blocks': ['when the visitor agrees', 'say where one is, in ar'],
  'pages/collaborate': ['ar: six fields'],
  'pages/consent': ['an answer before the script', 'brings the banner back', 'loaded after consent', 'without JavaScript'],
  'pages/dialog': ['ar: Space', 'before the script', 'without JavaScript'],
  'pages/errors': ['ar: where the page'],
  'pages/event': ['has its parts in ar', 'calendar file', 'without script'],
  'pages/event-actions': ['opens the form', 'clipboard!'],
  'pages/events': ['rows in ar', 'changes list, address', 'Back takes back', 'a search in Arabic', 'without a connection', 'subscribes to the events in ar'],
  'pages/help': ['say which, in ar', 'has its address, in ar', 'sorted by their priority', 'all ways to reach', 'towards its side, in ar'],
  'pages/home': ['stand in the order', 'ar: ArrowLeft', 'without JavaScript', 'by arrow keys and by dots', 'phone in ar'],
  'pages/join': ['with their offices in ar', 'the cover leads', 'without script'],
  'pages/language': ['the root follows', 'a path follows', 'in upper case', 'keeps path, query and hash', 'nothing-here', '%E0'],
  'pages/layout': ['a chosen theme', 'Back closes the mobile menu', 'dropdowns work by keyboard', 'keeps its hash', 'on a phone'],
  'pages/legal-dialogs': ['closes by ×, in ar'],
  'pages/news': ['without a hash', 'can be taken back', 'without script'],
  'pages/offline': ['ar: on a dead line'],
  'pages/organization': ['the first department in ar', 'opens and closes by keyboard, without'],
  'pages/partners': ['website in ar', 'without script'],
  'pages/project-template': ['ar: every format', 'ar: the template is copied', 'without script'],
  'pages/projects': ['the newest first', 'in order without script', 'parts in the order', 'panel for each form', 'without script everything'],
  'pages/prompt': ['ar: comes after'],
  'pages/reports': ['in ar, the newest', 'without script'],
  'pages/search': ['the keyboard alone', 'in ar the ways', 'every kind of content', 'in ar$', 'is text', 'without script'],
  'pages/share': ['ar: ', 'without JavaScript'],
  'pages/verification': ['while it waits', 'by keyboard', 'goes nowhere'],
  'pages/weak-line': ['reads /ar without', 'lost on the way'],

  // Forms.
  'forms/collaborate': ['an inquiry of an organization'],
  'forms/contact': ['in the language of the page', 'from before a deployment', 'without script Back'],
  'forms/dead-line': ['sent by the next page with a line', 'had arrived although', 'lies on the device'],
  'forms/dead-line-forms': [],
  'forms/department': ['in Arabic, and no second', 'without script'],
  'forms/early': ['before the script came waits', 'was left before'],
  'forms/feedback': ['ar: three steps'],
  'forms/files-resume': ['goes on there by itself'],
  'forms/private-page': ['in Arabic what they sent', 'opening a link does nothing'],
  'forms/registration': ['registers in Arabic', 'still a place'],
  'forms/verification': ['a department in ar', 'leads to a new mail'],
  'forms/waiting-list': [],
  'forms/volunteer': ['in Arabic, outlives', 'without script'],

  // Publishing: one after the other.
  'publishing/ambassadors': [],
  'publishing/bare-documents': [],
  'publishing/collaborate': ['on every tab'],
  'publishing/event': ['that is moved'],
  'publishing/events-list': [],
  'publishing/former-addresses': ['says so, and leads', 'sends an old address'],
  'publishing/help': [],
  'publishing/join': ['opens or closes'],
  'publishing/missing-translation': ['reports: what is not translated leads to the list in de'],
  'publishing/organization': [],
  'publishing/partners': ['its HTML made harmless'],
  'publishing/preview': [
    'its page, and nowhere else: project',
    'in a preview is checked and not sent, with script',
    'too old or forged',
    'the preview panel',
    'was forged',
  ],
  'publishing/reports': ['the sixth block'],
  'publishing/speed': ['the path and the values'],

  // Outages: one after the other.
  'outage/ambassadors': [],
  'outage/collaborate': [],
  'outage/development': [],
  'outage/event': ['an event that nobody'],
  'outage/events': ['cut off a list'],
  'outage/files-resume': [],
  'outage/join': ['in ar'],
  'outage/no-answers': [],
  'outage/organization': ['dead the structure'],
  'outage/outage': ['stopped every page', 'hung a page never'],
  'outage/partners': [],
  'outage/reports': [],
  'outage/search': ['hung the search'],
  'outage/verification': ['in ar'],
  'outage/warmed': [],
  'outage/watched': ['a real Prometheus'],
}

/**
 * Fits the tests of these files that are not chosen: Playwright compares it with the file and all titles of a test.
 * @type {readonly RegExp[]}
 */
export const notChosen = Object.entries(CHOSEN).map(([file, words]) => new RegExp(`${file}\\.spec\\.ts(?!.*(${words.join('|') || NONE}))`, 'u'))
