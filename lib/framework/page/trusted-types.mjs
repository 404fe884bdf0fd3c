/** The policies that scripts of a page may make: what plain strings go through, our own (`lib/framework/static/trusted.ts`), and the bundler's. */
export const POLICIES = ['default', 'imar', 'nextjs#bundler']

/** Scripts of this site: those of the build, the data of a page, the worker of offline reading. */
const OWN = '^/(_next/static/|flight/|worker\\\\.js$)'

/** Of Google's captcha, whose library takes a plain string. `script-src` lets them through where that captcha is chosen, and only there. */
const CAPTCHA = '^https://www\\\\.(google|gstatic)\\\\.com/recaptcha/'

/** React's development build evaluates text. The text of script elements is refused in development, too. */
const CREATE_SCRIPT = process.env.NODE_ENV === 'development' ? "createScript:function(s,t,to){return to=='eval'||to=='Function'?s:null}," : ''

/**
 * What becomes of plain strings where browsers want trusted ones: markup passes if it has no tags, or is the empty script with which React makes one that
 * does not run; other markup becomes what `libHtml` (`lib/framework/static/trusted.ts`) gives, where a component has set
 * it; of the addresses of scripts those of this site; text of scripts never. Stands in the head of every page. A constant, so that one
 * hash allows it. (docs/decisions/trusted-types.md)
 */
export const TRUSTED_TYPES_SCRIPT = `self.trustedTypes&&trustedTypes.createPolicy('default',{createHTML:function(s){return s=='\\x3cscript>\\x3c/script>'||!/\\x3c/.test(s)?s:self.libHtml&&libHtml(s)},${CREATE_SCRIPT}createScriptURL:function(s){var u=new URL(s,document.baseURI);return u.origin==origin&&RegExp('${OWN}').test(u.pathname)||RegExp('${CAPTCHA}').test(u)?s:null}})`
