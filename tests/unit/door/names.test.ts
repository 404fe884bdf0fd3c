/** @jest-environment node */
import { foldName, nameFit } from '@/cms/src/door/names'

const fit = (typed: string, name: string) => nameFit(foldName(typed), foldName(name))

/** Spellings of one name, as people write theirs into our forms. */
const SAME = [
  ['محمد', 'Mohamad', 'Mohammed', 'Muhammad', 'Mohammad', 'Mohamed', 'Muhammed', 'مُحَمَّد'],
  ['أحمد', 'احمد', 'Ahmad', 'Ahmed', 'Achmed'],
  ['محمود', 'Mahmoud', 'Mahmud', 'Machmud'],
  ['يوسف', 'Youssef', 'Yousef', 'Yusuf', 'Yousuf', 'Jusuf'],
  ['حسين', 'Hussein', 'Hussain', 'Husein', 'Houssein', 'Hüseyin'],
  ['حسن', 'Hassan', 'Hasan'],
  ['خالد', 'Khaled', 'Khalid', 'Chaled'],
  ['عبد الرحمن', 'عبدالرحمن', 'Abdulrahman', 'Abdelrahman', 'Abdurrahman', 'Abd al-Rahman', 'Abdul Rahman', 'Abd ar-Rahman', 'Abdel-Rahman'],
  ['عبد الله', 'عبدالله', 'Abdullah', 'Abdallah', 'Abdulah', 'Abd Allah'],
  ['عبد اللطيف', 'Abdullatif', 'Abdel Latif', 'Abd al-Latif'],
  ['عبد القادر', 'Abdulkader', 'Abdelqader', 'Abd al-Qadir'],
  ['فاطمة', 'فاطمه', 'Fatima', 'Fatma', 'Fatimah'],
  ['ليلى', 'ليلي', 'Layla', 'Leila', 'Laila', 'Leyla'],
  ['عائشة', 'Aisha', 'Aysha', 'Aischa', 'Aïcha'],
  ['زينب', 'Zainab', 'Zeinab', 'Zaynab'],
  ['عمر', 'Omar', 'Umar', 'Omer'],
  ['علي', 'على', 'Ali', 'Aly'],
  ['إبراهيم', 'ابراهيم', 'Ibrahim', 'Ebrahim', 'Ibraheem'],
  ['إسماعيل', 'Ismail', 'Ismael', 'Ismaeel', "Isma'il"],
  ['مصطفى', 'Mustafa', 'Moustafa', 'Mostafa', 'Moustapha'],
  ['يحيى', 'Yahya', 'Yehia', 'Jahja'],
  ['سليمان', 'Suleiman', 'Sulayman', 'Sleiman', 'Süleyman'],
  ['عثمان', 'Othman', 'Osman', 'Uthman'],
  ['ثائر', 'Thaer', 'Thair', 'Saer'],
  ['معاذ', 'Moaz', 'Mouaz', 'Muadh'],
  ['هيثم', 'Haitham', 'Haytham'],
  ['جهاد', 'Jihad', 'Dschihad', 'Gihad'],
  ['جمال', 'Jamal', 'Gamal', 'Djamal'],
  ['جورج', 'George', 'Gorge'],
  ['قاسم', 'Qasem', 'Kassem', 'Qasim'],
  ['طارق', 'Tarek', 'Tariq', 'Tarik'],
  ['شادي', 'Shadi', 'Schadi', 'Chadi', 'Shady'],
  ['غسان', 'Ghassan', 'Gassan', 'Ghasan'],
  ['وائل', 'Wael', 'Wail', "Wa'el"],
  ['وليد', 'Walid', 'Waleed'],
  ['سعيد', 'Saeed', 'Said', 'Saïd'],
  ['نور', 'Nour', 'Noor', 'Nur'],
  ['هبة', 'Hiba', 'Heba'],
  ['ضحى', 'Duha', 'Doha', 'Dhuha'],
  ['رضا', 'Rida', 'Ridha'],
  ['رضا', 'Reza'],
  ['آية', 'Aya', 'Ayah'],
  ['طه', 'Taha'],
  ['إلياس', 'Elias', 'Ilyas'],
  ['ميخائيل', 'Michael', 'Mikhail'],
  ['إسحاق', 'Ishaq', 'Ishak'],
  ['خديجة', 'Khadija', 'Chadidscha', 'Khadeeja'],
  ['يعقوب', 'Yacoub', 'Yaqoub', 'Yaqub', 'Jakob'],
  ['عيسى', 'Issa', 'Eissa', 'Isa'],
  ['خوري', 'Khoury', 'Khouri', 'Khuri'],
  ['الأحمد', 'الاحمد', 'Al-Ahmad', 'Alahmad', 'El Ahmad', 'al Ahmed'],
  ['الخطيب', 'Al-Khatib', 'Alkhateeb', 'El-Khatib', 'Khatib'],
]

const pairs = SAME.flatMap((names) => names.flatMap((typed) => names.filter((name) => name !== typed).map((name) => [typed, name] as const)))

test('every spelling of a name finds every other one', () => {
  expect(pairs.length).toBeGreaterThan(500)
  expect(pairs.filter(([typed, name]) => fit(typed, name) === 0)).toEqual([])
})

test.each([
  ['محمد', 'Ahmad'],
  ['Khaled', 'وليد'],
  ['Omar', 'علي'],
  ['Layla', 'لينا'],
  ['Hussein', 'يوسف'],
  ['Fatima', 'ريما'],
  ['Ali', 'ليلى'],
  ['Abdullah', 'عبد الرحمن'],
  ['Samer', 'تامر'],
])('%s does not find %s', (typed, name) => expect(fit(typed, name)).toBe(0))

test('a beginning is enough, and each word of what was typed has to be there, in any order', () => {
  expect(fit('moh', 'محمد الخطيب')).toBeGreaterThan(0)
  expect(fit('مح', 'Mohammed Al-Khatib')).toBeGreaterThan(0)
  expect(fit('khatib moha', 'محمد الخطيب')).toBeGreaterThan(0)
  expect(fit('mohamad haddad', 'محمد الخطيب')).toBe(0)
  expect(fit('rahman', 'عبد الرحمن الخطيب')).toBeGreaterThan(0)
})

test('what is written alike comes first', () => {
  const names = ['Hussein', 'حسن', 'Hassan', 'Hassania']
  const ranked = names.map((name) => [name, fit('Hassan', name)] as const).sort(([, one], [, other]) => other - one)
  expect(ranked.map(([name]) => name).slice(0, 2)).toEqual(['Hassan', 'Hassania'])
})

test('nothing that was typed finds nobody', () => {
  expect(fit('', 'محمد')).toBe(0)
  expect(fit(' - ', 'محمد')).toBe(0)
})
