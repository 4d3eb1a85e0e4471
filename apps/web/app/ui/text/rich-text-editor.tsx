import {
  IconArrowBackUp,
  IconBold,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import Link from '@tiptap/extension-link';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import type { IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Button, IconButton } from '../forms/button';
import { type fieldIds, TextField } from '../forms/field';
import f from '../forms/frame.module.css';
import s from './rich-text.module.css';
import view from './rich-text-view.module.css';

interface EditorProps {
  ids: ReturnType<typeof fieldIds>;
  label: ReactNode;
  value: string;
  onChange: (html: string) => void;
  max?: number | undefined;
}

/** The editor itself; {@link RichText} is its field. It supports exactly what the server's sanitiser allows. */
export default function RichTextEditor({ ids, label, value, onChange, max }: EditorProps) {
  const t = useWords('ui');
  // The value that the editor reported last: comparing with it avoids serialising the document a second time at every key.
  const emitted = useRef(value);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        codeBlock: false,
        code: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        link: false,
      }),
      Link.configure({ openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] }),
    ],
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id: ids.id,
        role: 'textbox',
        // What is written here is saved: a translation would be saved with it.
        translate: 'no',
        'aria-multiline': 'true',
        ...(typeof label === 'string' && { 'aria-label': label }),
        ...(ids['aria-invalid'] && { 'aria-invalid': 'true' }),
        ...(ids['aria-describedby'] && { 'aria-describedby': ids['aria-describedby'] }),
        class: classes('tiptap', view.text),
      },
    },
    onUpdate: ({ editor: now }) => {
      emitted.current = now.isEmpty ? '' : now.getHTML();
      onChange(emitted.current);
    },
  });
  useEffect(() => {
    if (!editor || value === emitted.current) return;
    emitted.current = value;
    if (value !== editor.getHTML() && !(editor.isEmpty && value === ''))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const counted = useEditorState({ editor, selector: (state) => state.editor?.getText().length ?? 0 });
  // The state is set by changes only; the initial content is counted here.
  const used = counted || (editor?.getText().length ?? 0);
  return (
    <div className={classes(f.frame, ids['aria-invalid'] && f.bad)}>
      {editor && (
        <Toolbar
          editor={editor}
          count={
            max === undefined ? null : (
              <span className={classes(s.count, used > max && s.over)}>{t('characters', { used, max })}</span>
            )
          }
        />
      )}
      <EditorContent editor={editor} className={s.text} />
    </div>
  );
}

function Toolbar({ editor, count }: { editor: Editor; count: ReactNode }) {
  const t = useWords('ui');
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading: now.isActive('heading'),
      list: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <>
      <div role="toolbar" aria-label={t('editor.tools')} className={s.bar}>
        <Tool icon={IconBold} label={t('editor.bold')} on={on.bold} act={() => chain().toggleBold().run()} />
        <Tool icon={IconItalic} label={t('editor.italic')} on={on.italic} act={() => chain().toggleItalic().run()} />
        <Tool
          icon={IconH2}
          label={t('editor.heading')}
          on={on.heading}
          act={() => chain().toggleHeading({ level: 2 }).run()}
        />
        <Tool icon={IconList} label={t('editor.list')} on={on.list} act={() => chain().toggleBulletList().run()} />
        <Tool
          icon={IconListNumbers}
          label={t('editor.numbers')}
          on={on.numbers}
          act={() => chain().toggleOrderedList().run()}
        />
        <Tool icon={IconLink} label={t('editor.link')} on={on.link || linking} act={() => setLinking(!linking)} />
        <Tool icon={IconArrowBackUp} label={t('editor.undo')} act={() => chain().undo().run()} />
        {count}
      </div>
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

function Tool({ icon, label, on, act }: { icon: IconShape; label: string; on?: boolean; act: () => void }) {
  return <IconButton icon={icon} label={label} aria-pressed={on} onClick={act} />;
}

function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useWords('ui');
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const applyLink = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = /^[a-z]+:/i.test(href) ? href : `https://${href}`;
    if (href.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    applyLink();
  };
  return (
    <div className={s.link}>
      <TextField
        label={t('editor.address')}
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder="https://"
        inputMode="url"
      />
      <Button kind="tinted" onClick={applyLink}>
        {t('editor.insertLink')}
      </Button>
    </div>
  );
}
