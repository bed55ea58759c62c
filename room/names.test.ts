import { expect, test } from 'vitest'
import { House, type Phone, tokenOf } from './test/house.ts'

const likes: readonly (readonly [sits: string, comes: string])[] = [
  ['Anna', 'Аnnа'],
  ['Ian', 'lan'],
  ['Bo', 'B0'],
  ['Mina', 'Rnina'],
  ['paul', 'рaul'],
  ['Zoe', 'Ꮓοe'],
  ['bob', 'ᑲob'],
]

test.each(likes)('RM-NAME %s sits there, and %s, who looks the same, is refused', (sits, comes) => {
  const [house] = House.of(sits)
  const stranger = house.arrive(tokenOf('stranger'))
  expect(house.ask(stranger, { type: 'join', name: comes })).toBe('name-looks-taken')
  expect(house.ask(stranger, { type: 'join', name: 'Another' })).toBe('ok')
  expect(house.lobby(stranger, { type: 'rename', name: comes })).toBe('name-looks-taken')
})

/** Tables as they are, each name as its owner writes it: whoever comes is welcome to everybody who sits there already. */
const tables: readonly (readonly [writing: string, ...names: string[]])[] = [
  ['Cyrillic', 'Анна', 'Ольга', 'Дмитрий', 'Борис', 'Юлия', 'Артём', 'Артем К', 'Щукин', 'Їжак', 'Ђорђе'],
  ['Greek', 'Άννα', 'Γιώργος', 'Ελένη', 'Νίκος', 'Χρήστος', 'Οδυσσέας', 'Ξένια', 'Ρέα', 'Ζωή', 'Σοφία'],
  ['Arabic', 'محمد', 'أحمد', 'فاطمة', 'علي', 'عمر', 'نور', 'يوسف', 'سارة', 'مریم', 'می\u200cخواهم'],
  ['Hebrew', 'דוד', 'שרה', 'נועה', 'אורי', 'מיכל', 'יוסף', 'רחל', 'שׁלום', 'טל', 'גיל'],
  ['Devanagari', 'राम', 'सीता', 'आरव', 'प्रिया', 'अनिल', 'कृष्ण', 'दीपा', 'राज', 'मीना', 'विक्रम'],
  ['Thai', 'สมชาย', 'มาลี', 'นิด', 'ต้น', 'ปู', 'ปู่', 'แก้ว', 'น้ำ', 'ฝน', 'เก่ง'],
  ['Chinese', '李小龍', '王伟', '李', '张', '小明', '小月', '一一', '二', '三', '大卫'],
  ['Japanese', 'さくら', 'サクラ', 'ハナ', 'はな', '太郎', '大郎', 'ユウ', '葛\u{e0100}城', 'りょう', 'エリ'],
  ['Korean', '민준', '서연', '지우', '지후', '하은', '이', '김', '박서준', '유나', '은우'],
  ['Vietnamese', 'Hồng', 'Hổng', 'Hòng', 'Dũng', 'Dung', 'Đức', 'Duc', 'Thảo', 'Thao', 'Ánh'],
  ['Latin', 'Anne', 'Ann', 'Zoë', 'Zoe', 'Łukasz', 'Lukas', 'Søren', 'Soren', 'İpek', 'Ipek', 'Noé', 'Noè', 'Jürgen'],
  ['emoji', '📚', '👩\u200d👩\u200d👧\u200d👦', '❤\ufe0f Bo', '👍🏽', '👍', '🇫🇷', '🇳🇱', '1\ufe0f\u20e3', '🦊', 'Bo 🦊'],
]
const mixed = tables.flatMap(([, ...names]) => names.slice(0, 2)).concat('Mia', 'Max', 'Лев', '花', '지민', 'Δήμος')

test.each([...tables, ['thirty of all scripts', ...mixed] as const])(
  'RM-NAME everybody is welcome at a table of names in %s',
  (_, ...names) => {
    const house = new House()
    for (const [at, name] of names.entries()) {
      expect(house.ask(house.arrive(tokenOf(`guest${at}`)), { type: 'join', name }), name).toBe('ok')
    }
  },
)

test('RM-NAME one’s own name may be written otherwise', () => {
  const [house, ann] = House.of('Ann', 'Ben') as [House, Phone]
  expect(house.lobby(ann, { type: 'rename', name: 'Аnn' })).toBe('ok')
})
