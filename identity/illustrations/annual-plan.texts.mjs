/** Costs in US dollars and share of the yearly work that falls to each quarter (1 = active). */
export const costs = [132000, 118400, 72000, 71300, 68500, 48600, 18900];
export const quarters = ['1111', '1100', '1001', '1111', '1111', '1110', '0011'];
export const overhead = 80300;

export const texts = {
  ar: {
    dir: 'rtl', tag: 'ar-SY-u-nu-latn', initiative: 'مبادرة إعمار', title: 'خطة العمل السنوية',
    lead: 'سبعة مشاريع بترتيب أولويتها، ناقشها 126 متطوعة ومتطوعاً في لقاءين مفتوحين. كتبناها في صفحة واحدة كي يسهل الرجوع إليها ومحاسبتنا عليها.',
    head: ['المشروع', 'الكلفة (دولار)', 'الربع 1', 'الربع 2', 'الربع 3', 'الربع 4'],
    projects: ['محطة مياه ريف دير الزور', 'كهرباء مشفى درعا', 'حملة الزيتون في إدلب', 'الدعم النفسي الاجتماعي في حماة', 'العيادة المتنقلة في إدلب، عشرة أشهر', 'مدرسة الأمل في حمص', 'إتمام جسر المشاة في الرقة'],
    sum: 'مجموع المشاريع', overhead: 'الكشف والإشراف والتدقيق والإدارة', total: 'المجموع الكلي',
    rulesTitle: 'كيف نعمل بهذه الخطة',
    rules: ['يبدأ المشروع حين يتوفر 60% من كلفته، وتتوقف حملته عند بلوغ المبلغ كاملاً.', 'إن لم يكتمل التمويل ينتقل المشروع إلى خطة العام التالي، ويُسأل كل متبرع إن كان يريد إبقاء مساهمته له.', 'تُنشر في نهاية كل ربع المبالغ المصروفة وما أُنجز بها، ويُراجع الحسابات مدقق مستقل.', 'كل تغيير تزيد كلفته على 5% يُعرض على المتطوعين قبل تنفيذه، لا بعده.'],
    page: 'الصفحة',
  },
  en: {
    dir: 'ltr', tag: 'en-GB', initiative: 'Imar Initiative', title: 'Work plan for the year',
    lead: 'Seven projects in order of priority, discussed by 126 volunteers at two open meetings. We kept it to a single page, so that it is easy to look up and easy to hold us to.',
    head: ['Project', 'Cost (US dollars)', 'Q1', 'Q2', 'Q3', 'Q4'],
    projects: ['Water station in rural Deir ez-Zor', 'Power for the Daraa hospital', 'Olive campaign in Idlib', 'Psychosocial support in Hama', 'Mobile clinic in Idlib, ten months', 'Hope School near Homs', 'Completing the footbridge in Raqqa'],
    sum: 'All projects', overhead: 'Surveys, supervision, audit, administration', total: 'Total',
    rulesTitle: 'How we work with this plan',
    rules: ['A project starts when 60% of its cost is in hand; its campaign stops when the full sum is reached.', 'If the money does not come together, the project moves to the following year’s plan, and each donor is asked whether the contribution should stay with it.', 'At the end of every quarter we publish what was spent and what it achieved. An independent auditor checks the accounts.', 'Any change that adds more than 5% to the cost is put to the volunteers before it is made, not after.'],
    page: 'Page',
  },
  de: {
    dir: 'ltr', tag: 'de-DE', initiative: 'Initiative Imar', title: 'Jahresplan',
    lead: 'Sieben Projekte, geordnet nach Dringlichkeit und in zwei offenen Versammlungen mit 126 Freiwilligen beraten. Der Plan passt auf eine Seite, damit man ihn leicht nachschlagen und uns daran messen kann.',
    head: ['Projekt', 'Kosten (US-Dollar)', 'Q1', 'Q2', 'Q3', 'Q4'],
    projects: ['Wasserwerk im Umland von Deir ez-Zor', 'Strom für das Krankenhaus Daraa', 'Olivenkampagne in Idlib', 'Psychosoziale Hilfe in Hama', 'Mobile Praxis in Idlib, zehn Monate', 'Hoffnungsschule bei Homs', 'Fertigstellung der Fuß- und Radbrücke in Raqqa'],
    sum: 'Alle Projekte', overhead: 'Gutachten, Bauaufsicht, Prüfung, Verwaltung', total: 'Gesamtsumme',
    rulesTitle: 'So arbeiten wir mit dem Plan',
    rules: ['Ein Projekt beginnt, sobald 60 % der Kosten gedeckt sind; die Sammlung endet mit der vollen Summe.', 'Kommt das Geld nicht zusammen, rückt das Projekt in den Plan des Folgejahrs, und alle, die dafür gespendet haben, werden gefragt, ob ihr Beitrag dort bleiben soll.', 'Am Ende jedes Quartals veröffentlichen wir, was ausgegeben und was damit erreicht wurde. Die Abrechnung wird unabhängig geprüft.', 'Jede Änderung, die mehr als 5 % zusätzlich kostet, legen wir den Freiwilligen vorher vor, nicht nachher.'],
    page: 'Seite',
  },
};
