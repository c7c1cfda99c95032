/// What bash has to be told beyond the parser's script, which knows nothing of the verb that may be
/// left out.
enum BashCompletion {
  /// The script with files where a scene may stand in place of a verb, and the options of `render`
  /// after it; text that is not a script of bash as it is.
  static func extended(_ script: String) -> String {
    guard script.hasPrefix("#!/bin/bash\n"), script.contains("\n_alrender()") else { return script }
    return script + "\n" + scenesWithoutVerb
  }

  // The words are local variables here, which the parser's functions see in place of bash's own.
  private static let scenesWithoutVerb = """

    # A first word that is not a verb is a scene: what follows it belongs to render.
    _alrender_or_render() {
        local -r first="${COMP_WORDS[1]}"
        if [[ "${COMP_CWORD}" -le 1 || "${first}" = -* ]] || declare -F "_alrender_${first}" >/dev/null; then
            _alrender "${@}"
            if [[ "${COMP_CWORD}" -eq 1 && "${2}" != -* ]]; then
                local file
                while IFS='' read -r file; do
                    COMPREPLY+=("${file}")
                done < <(compgen -f -- "${2}")
            fi
            return
        fi
        local -a words=("${COMP_WORDS[0]}" render "${COMP_WORDS[@]:1}")
        local -i word_number="$((COMP_CWORD + 1))"
        local -a COMP_WORDS=("${words[@]}")
        local -i COMP_CWORD="${word_number}"
        _alrender "${@}"
    }

    complete -o filenames -F _alrender_or_render alrender
    """
}
